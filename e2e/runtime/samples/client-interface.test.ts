import { expect } from 'vitest';
import { runInFolder } from '../support/folderProgram';
import { test } from '../support/test';
import { membersInCore, membersOf } from '../support/types';

const PAGE = 'docs/packages/client-interface.md';

test('the type Client has the two functions that the page shows', async ({ guide }) => {
  const type = guide(PAGE).sample('The Client interface');
  await type.load();
  expect(membersOf('Client', type.code)).toEqual(membersInCore('Client'));
});

test('the terminal client answers a line as the page shows, runs its action and stores both messages', async ({
  guide,
  model,
  proves,
}) => {
  const page = guide(PAGE);
  const { code, place } = page.sample('agent/src/terminalClient.ts');
  const [typed = '', answer = ''] = page.shown('Terminal').split('\n');
  // The second answer chooses the evaluators.
  model.answer({ text: answer, user: 'Ada', action: 'WAVE' }, '```json\n["LAST"]\n```');
  // What the default agent of the release does with the clients of a character's plugins.
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
    files: { 'terminalClient.ts': code },
    // Lines without text are not messages.
    input: `\n  \n${typed}\n`,
  });
  expect(stderr).toBe('');
  const lines = stdout.split('\n');
  expect(lines).toContain(answer);
  expect(lines.slice(lines.indexOf(answer))).toContain('*waves*');
  expect(lines.find((line) => line.startsWith('["') && line.includes(typed))).toBe(JSON.stringify([answer, typed]));
  expect(model.requests[0]?.prompt).toContain('# Task: write the next message for Ada.');
  proves({ samples: [place] });
});

test('an error of the terminal client is logged, and the client goes on', async ({ guide, model, proves }) => {
  const { code, place } = guide(PAGE).sample('agent/src/terminalClient.ts');
  model.answer({ text: '', user: 'Ada', action: 'IGNORE' });
  const program = `
    import { makeRuntime } from './agent.ts';
    import plugin from './terminalClient.ts';
    const runtime = await makeRuntime({ plugins: [plugin] });
    runtime.registerContextProvider({ get: async (_runtime, message) => {
      if (message.content.text === 'fail') throw new Error('a provider failed');
      return null;
    } });
    for (const client of plugin.clients) {
      await client.start(runtime);
    }
    process.on('exit', (code) => console.log('exit', code));`;
  const { code: status, stdout } = await runInFolder('main.ts', program, {
    files: { 'terminalClient.ts': code },
    input: 'fail\nHello\n',
  });
  expect(status).toBe(0);
  expect(stdout).toContain('a provider failed');
  expect(stdout).toContain('exit 0');
  expect(model.requests).toHaveLength(1);
  proves({ samples: [place] });
});
