import { elizaLogger, stringToUuid, type Plugin } from '@elizaos/core';
import { bootstrapPlugin } from '@elizaos/plugin-bootstrap';
import type { Database } from 'better-sqlite3';
import { Collection } from 'discord.js';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, vi } from 'vitest';
import { DISCORD_SETTINGS, mockDiscord, startDiscord } from '../support/discord';
import { sayingAction, pluginOf } from '../support/parts';
import { mockTelegram, startTelegram, TELEGRAM_SETTINGS } from '../support/telegram';
import { scratchFolder, test } from '../support/test';

const PAGE = 'docs/recipes/no-answer.md';
const DISCORD = 'docs/packages/clients/discord.md';
const QUESTION = 'When does the museum open?';
const ANSWER = { user: 'Ada', text: 'At nine.', action: 'NONE' };

let nextId = 1000;
/** Members of a message on Discord that is another one than those before, and mentions the bot if need be. */
const fresh = (mentioned = false): object => ({
  id: String((nextId += 1)),
  mentions: {
    users: new Collection(mentioned ? [['1', {}]] : []),
    roles: new Collection(),
    has: () => mentioned,
  },
});
/** A channel of a server, where nobody is addressed by default. */
const inServer = (mentioned = false): object => ({
  ...fresh(mentioned),
  guild: { members: { cache: new Collection() } },
});
const lastLine = (text: string): string => text.split('\n').at(-1) ?? '';

const quiet = (): void => {
  mockDiscord();
  mockTelegram();
  onTestFinished(() => {
    elizaLogger.verbose = false;
    vi.restoreAllMocks();
  });
};

test('on Discord, a message that a rule drops leaves its text as the last line', async ({
  model,
  agent,
  log,
  states,
}) => {
  quiet();
  model.alwaysAnswer(ANSWER);
  const { runtime } = await agent({ character: { settings: DISCORD_SETTINGS }, plugins: [bootstrapPlugin] });
  const ask = await startDiscord(runtime);
  for (const [text, answered] of [
    ['<@1> привет, как дела сегодня?', false],
    ['<@1> Is the chilly museum open?', false],
    ['<@1> Is the cold museum open?', true],
  ] as const) {
    log.clear();
    expect(await ask(text, fresh(true))).toBe(answered);
    if (!answered) {
      expect(log.text()).toContain('Creating Memory');
      expect(lastLine(log.text())).toBe(text);
    }
  }
  states(PAGE, 'Both rules count only a to z, digits and spaces as characters');
  states(PAGE, 'even inside another word, such as chilly');

  const settings = { ...DISCORD_SETTINGS };
  const { runtime: second } = await agent({
    character: { name: 'Mentioned', settings, clientConfig: { discord: { shouldRespondOnlyToMentions: true } } },
  });
  const askSecond = await startDiscord(second);
  log.clear();
  expect(await askSecond(QUESTION, fresh())).toBe(false);
  expect(log.text()).toBe('');
  states(PAGE, "the Discord client silently drops all messages that don't mention the bot");
  expect(await askSecond('<@1> stop', fresh(true))).toBe(true);
  states(PAGE, 'To turn both rules off, set');
});

test('a muted channel on Discord says so, and its mark is removed by the SQL of the page', async ({
  guide,
  model,
  agent,
  log,
  provokes,
}) => {
  quiet();
  model.alwaysAnswer(ANSWER);
  const { runtime } = await agent({ character: { settings: DISCORD_SETTINGS }, plugins: [bootstrapPlugin] });
  const ask = await startDiscord(runtime);
  expect(await ask(QUESTION, fresh())).toBe(true);
  const { databaseAdapter } = runtime;
  for (const room of await databaseAdapter.getRoomsForParticipant(runtime.agentId)) {
    await databaseAdapter.setParticipantUserState(room, runtime.agentId, 'MUTED');
  }
  log.clear();
  expect(await ask(QUESTION, fresh())).toBe(false);
  expect(lastLine(log.text())).toBe('Ignoring muted room');
  provokes(DISCORD, 'Ignoring muted room', log.text());
  expect(await ask(QUESTION, fresh(true))).toBe(true);

  const page = guide(PAGE);
  const database = databaseAdapter.db as Database;
  const elsewhere = stringToUuid('elsewhere');
  await runtime.ensureConnection(runtime.agentId, elsewhere, 'ada', 'Ada', 'discord');
  await databaseAdapter.setParticipantUserState(elsewhere, runtime.agentId, 'MUTED');
  const found = database.prepare(page.shown('Find the room')).raw().all() as string[][];
  expect(found).toEqual([[expect.any(String), expect.stringContaining('"url":"https://example.org/')]]);
  const [[room = ''] = []] = found;
  database.exec(page.shown('Remove the mark').replace('the id from step 1', room));
  expect(await ask(QUESTION, fresh())).toBe(true);
  expect(await databaseAdapter.getParticipantUserState(elsewhere, runtime.agentId)).toBe('MUTED');
  vi.restoreAllMocks();
});

test('without MUTE_ROOM and UNMUTE_ROOM, as the page leaves them out, neither runs', async ({
  guide,
  model,
  agent,
  log,
  states,
}) => {
  const added = /^\+(.*),$/mu.exec(guide(PAGE).shown('agent/src/index.ts'))?.[1] ?? '';
  const file = path.join(scratchFolder('no-answer'), 'plugins.ts');
  writeFileSync(file, `import { bootstrapPlugin } from '@elizaos/plugin-bootstrap';\nexport default ${added};\n`);
  const { default: plugin } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: Plugin };
  const { runtime, ask } = await agent({ plugins: [plugin] });
  expect(runtime.actions.map(({ name }) => name)).toEqual([
    'CONTINUE',
    'FOLLOW_ROOM',
    'UNFOLLOW_ROOM',
    'IGNORE',
    'NONE',
  ]);
  for (const action of ['MUTE_ROOM', 'UNMUTE_ROOM']) {
    log.clear();
    model.answer({ ...ANSWER, action });
    await ask(QUESTION);
    expect(log.text()).toContain('No action found for');
    expect(log.text()).not.toContain('Executing handler');
  }
  states(PAGE, 'To keep the agent from muting rooms again, remove the MUTE_ROOM and UNMUTE_ROOM actions');
});

test('an agent that decides against an answer ends with Evaluating', async ({ model, agent, log, table, states }) => {
  quiet();
  model.alwaysAnswer('[IGNORE]');
  const character = {
    settings: { secrets: { ...DISCORD_SETTINGS.secrets, ...TELEGRAM_SETTINGS.secrets } },
  };
  const { runtime } = await agent({ character, plugins: [bootstrapPlugin] });
  const askDiscord = await startDiscord(runtime);
  const askTelegram = await startTelegram(runtime);
  const rows = table(PAGE, 'Evaluating').map((row) => row.map(({ text }) => text));
  expect(rows.map(([client]) => client)).toEqual(['Discord', 'Telegram', 'Slack', 'X', 'Farcaster, Lens']);
  elizaLogger.verbose = true;
  for (const ask of [() => askDiscord(QUESTION, inServer()), () => askTelegram({ text: QUESTION })]) {
    log.clear();
    expect(await ask()).toBe(false);
    const lines = log.text().split('\n');
    expect(lines.indexOf('Selected model:')).toBeGreaterThan(0);
    expect(lines.at(-2)).toBe('Evaluating');
    expect(log.text()).not.toContain('Generating message response..');
    expect(log.text()).toMatch(/Parsed response:\nIGNORE/u);
  }
  states(PAGE, 'the log shows Parsed response: and IGNORE or STOP');
});

test('an empty text ends after the answer of the model, and nothing is sent', async ({ model, agent, log, states }) => {
  quiet();
  model.alwaysAnswer({ user: 'Ada', text: '', action: 'IGNORE' });
  const { runtime } = await agent({ character: { settings: DISCORD_SETTINGS }, plugins: [bootstrapPlugin] });
  const ask = await startDiscord(runtime);
  elizaLogger.verbose = true;
  log.clear();
  expect(await ask(QUESTION, fresh())).toBe(false);
  expect(log.text()).toContain('Received response from OpenAI model.');
  expect(log.text()).not.toContain('Executing handler');
  states(PAGE, 'The model returned an empty string.');
});

test('the REST API answers only after the action', async ({ model, agent, log, states }) => {
  model.answer({ user: 'Ada', text: 'Let me see.', action: 'LOOK_UP' });
  const { ask } = await agent({ plugins: [pluginOf({ actions: [sayingAction('LOOK_UP', 'At nine.')] })] });
  expect(await ask(QUESTION)).toHaveLength(2);
  expect(log.text()).toContain('Executing handler for action: LOOK_UP');
  states(PAGE, 'The REST API responds only after the action and the evaluators finish.');
});
