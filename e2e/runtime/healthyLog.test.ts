import { elizaLogger } from '@elizaos/core';
import { bootstrapPlugin } from '@elizaos/plugin-bootstrap';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { DISCORD_SETTINGS, mockDiscord, startDiscord } from './support/discord';
import { runInFolder } from './support/folderProgram';
import { evaluatorOf, pluginOf, sayingAction } from './support/parts';
import { mockTelegram, startTelegram, TELEGRAM_SETTINGS } from './support/telegram';
import { test } from './support/test';

/** Written by "RECORD=1 npm run test:runtime -- healthyLog", and by "-- --update", for the message finder. */
const FILE = path.resolve(import.meta.dirname, '../../src/release/printedTexts/healthyLog.txt');

/**
 * The default agent is not on npm. These lines come from its commands, run with Node.js 23.3.0, pnpm 9.12.3, ts-node 10.9.2
 * and two dependencies of its packages: whatwg-url 5.0.0, and bigint-buffer 1.1.5 without its native part.
 */
const START_PROGRAM = `> eliza@ start …
> pnpm --filter "@elizaos/agent" start --isRoot …
> @elizaos/agent@0.1.7 start …
> node --loader ts-node/esm src/index.ts "--isRoot" …
(node:…) ExperimentalWarning: \`--experimental-loader\` may be removed in the future; instead use \`register()\`:
--import 'data:text/javascript,import { register } from "node:module"; import { pathToFileURL } from "node:url"; register("ts-node/esm", pathToFileURL("./"));'
(Use \`node --trace-warnings ...\` to show where the warning was created)
(node:…) [DEP0180] DeprecationWarning: fs.Stats constructor is deprecated.
(node:…) [DEP0040] DeprecationWarning: The \`punycode\` module is deprecated. Please use a userland alternative instead.
(Use \`node --trace-deprecation ...\` to show where the warning was created)
bigint: Failed to load bindings, pure JS will be used (try npm run rebuild?)`;

const QUESTION = 'When does the museum open?';
const FACT = 'The museum opens at nine.';
/** Messages, names and models of this run. The release prints some of them in lower case. */
const OWN =
  /\b(?:when does the museum open\?|the museum opens at nine\.|answer with respond|openai\b|gpt-4o(?:-mini)?\b|ada(?:#1|_bot)?\b|grace\b|look_?up\b|keep_note\b)/giu;

const plugin = pluginOf({
  actions: [sayingAction('LOOK_UP', FACT)],
  evaluators: [evaluatorOf('KEEP_NOTE', { handler: async () => true })],
});

const character = {
  knowledge: [FACT],
  settings: { secrets: { ...DISCORD_SETTINGS.secrets, ...TELEGRAM_SETTINGS.secrets } },
  templates: { telegramShouldRespondTemplate: 'Answer with RESPOND', evaluationTemplate: 'Answer with ["KEEP_NOTE"]' },
};

/** The lines, each once, with `…` for what differs between runs and machines. */
function linesOf(printed: string): string[] {
  const lines = printed.split('\n').map((line) =>
    withoutValues(line.trim())
      .replaceAll(OWN, '…')
      .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, '…')
      .replaceAll(/(?<=\s)(?:[A-Z]:)?[/\\][^\s"]+/gu, '…')
      .replaceAll(/\b\d+(?:\.\d+)*/gu, '…'),
  );
  // What runs at the same time prints in any order.
  return [...new Set(lines)].filter((line) => /\p{L}/u.test(line)).sort();
}

/** Settings and options are printed as JSON. */
function withoutValues(line: string): string {
  return line.startsWith('{') ? JSON.stringify(JSON.parse(line), (key, value: unknown) => (key ? '…' : value)) : line;
}

/** What core prints while it is loaded, which happens once in a process. */
async function load(verbose?: string): Promise<string> {
  const { stdout, stderr } = await runInFolder('start.ts', `import '@elizaos/core';`, {
    files: { '.env': '' },
    env: { VERBOSE: verbose, NODE_ENV: undefined },
    args: ['--character=ada.character.json'],
  });
  return stdout + stderr;
}

test('what a healthy agent prints is what the message finder leaves out', async ({ model, agent, log }) => {
  mockDiscord();
  mockTelegram();
  const writes = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write'));
  // Without it, fewer lines are printed and no others.
  elizaLogger.verbose = true;
  onTestFinished(() => {
    elizaLogger.verbose = false;
    vi.restoreAllMocks();
  });
  let action = 'NONE';
  model.alwaysAnswer(({ prompt }) => /Answer with (.+)/u.exec(prompt)?.[1] ?? { user: 'Ada', text: FACT, action });

  const { client, runtime, ask } = await agent({ character, plugins: [bootstrapPlugin, plugin] });
  const askDiscord = await startDiscord(runtime);
  const askTelegram = await startTelegram(runtime);
  client.start(0);
  for (const [wanted, answers] of [
    ['NONE', 1],
    ['LOOK_UP', 2],
  ] as const) {
    action = wanted;
    expect(await ask(QUESTION)).toHaveLength(answers);
    expect(await askDiscord(QUESTION)).toBe(true);
    expect(await askTelegram({ text: QUESTION })).toBe(true);
  }
  const printed = [log.text(), ...writes.flatMap(({ mock }) => mock.calls.map(([chunk]) => String(chunk)))];
  client.stop();

  const loading = await Promise.all([load(), load('true')]);
  const text = `# What a healthy agent prints. Written by e2e/runtime/healthyLog.test.ts.
# pnpm, Node.js and packages at "pnpm start":
${START_PROGRAM}
# The release, from its start to answers by REST, Discord and Telegram:
${linesOf([...loading, ...printed].join('\n')).join('\n')}
`;
  if (process.env.RECORD || process.env.RUNTIME_REPORT === 'update') {
    writeFileSync(FILE, text);
  }
  expect(text).toBe(readFileSync(FILE, 'utf8'));
});
