import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { runInFolder } from '../support/folderProgram';
import { test } from '../support/test';
import { membersInCore, membersOf } from '../support/types';

// A process loads the release anew.
const LONG = 180_000;

const PAGE = 'docs/packages/client-interface.md';
const AGENT = readFileSync(path.resolve(import.meta.dirname, '../support/agent.ts'), 'utf8');

test('the type Client has the two functions that the page shows', async ({ guide }) => {
  const type = guide(PAGE).sample('The Client interface');
  await type.load();
  expect(membersOf('Client', type.code)).toEqual(membersInCore('Client'));
});

test(
  'the terminal client answers a line as the page shows, runs its action and stores both messages',
  { timeout: LONG },
  async ({ guide, model, proves }) => {
    const page = guide(PAGE);
    const { code, place } = page.sample('agent/src/terminalClient.ts');
    const [typed = '', answer = ''] = page.shown('Terminal').split('\n');
    // The second answer chooses the evaluators.
    model.answer({ text: answer, user: 'Ada', action: 'WAVE' }, '```json\n["LAST"]\n```');
    // What the start program of the release does with the clients of a character's plugins.
    const program = `
    import { makeRuntime } from './agent.ts';
    import plugin from './terminalClient.ts';
    const runtime = await makeRuntime({ plugins: [plugin] });
    runtime.registerAction({
      name: 'WAVE', similes: [], description: 'Wave.', examples: [], validate: async () => true,
      handler: async (_runtime, _message, _state, _options, callback) => void (await callback({ text: '*waves*' })),
    });
    runtime.registerEvaluator({
      name: 'LAST', similes: [], description: '', examples: [], alwaysRun: true, validate: async () => true,
      handler: async ({ messageManager }, { roomId }) => {
        const memories = await messageManager.getMemories({ roomId, unique: false });
        console.log(JSON.stringify(memories.map(({ content: { text } }) => text)));
      },
    });
    for (const client of plugin.clients) {
      await client.start(runtime);
    }`;
    const { stdout, stderr } = await runInFolder('main.ts', program, {
      files: { 'terminalClient.ts': code, 'agent.ts': AGENT },
      input: `${typed}\n`,
    });
    expect(stderr).toBe('');
    const lines = stdout.split('\n');
    expect(lines).toContain(answer);
    expect(lines.slice(lines.indexOf(answer))).toContain('*waves*');
    expect(lines.find((line) => line.startsWith('["') && line.includes(typed))).toBe(JSON.stringify([answer, typed]));
    expect(model.requests[0]?.prompt).toContain('# Task: write the next message for Ada.');
    proves({ samples: [place] });
  },
);
