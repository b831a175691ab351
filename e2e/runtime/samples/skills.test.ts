import { stringToUuid, type AgentRuntime, type IAgentRuntime, type Memory, type Plugin } from '@elizaos/core';
import { expect, onTestFinished, vi } from 'vitest';
import { lastLines, runInFolder } from '../support/folderProgram';
import { callOf } from '../support/model';
import { ROOM, say, USER } from '../support/room';
import { test } from '../support/test';

// A program loads the release anew.
const LONG = 180_000;

const skill = (name: string): string => `src/plugins/agent-skills/skills/${name}/SKILL.md`;

test('the action of write-an-action converts a temperature, and asks back', async ({ guide, model, agent, log }) => {
  const { default: plugin } = await guide(skill('write-an-action'))
    .sample('agent/src/celsiusPlugin.ts')
    .load<{ default: Plugin }>();
  const reply = { user: 'Ada', text: 'Let me convert it.', action: 'CONVERT_TO_CELSIUS' };
  model.answer(reply, reply);
  const { ask } = await agent({ plugins: [plugin] });
  expect(log.text()).toContain('Registering action: CONVERT_TO_CELSIUS');
  expect(await ask('What is 350 F in Celsius?')).toEqual([reply, { text: '350 °F is 176.7 °C.' }]);
  expect(model.requests[0]?.prompt).toContain('CONVERT_TO_CELSIUS: Convert a temperature');
  expect(await ask('What is it in Celsius?')).toContainEqual({ text: 'How many degrees Fahrenheit?' });
});

test('the provider of write-a-provider tells the version, asks npm once, and survives errors', async ({
  guide,
  runtime,
}) => {
  const { default: plugin } = await guide(skill('write-a-provider'))
    .sample('agent/src/versionPlugin.ts')
    .load<{ default: Plugin }>();
  let answer = (): Response => new Response('busy', { status: 503 });
  let requests = 0;
  const original = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input !== 'https://registry.npmjs.org/@elizaos/core/latest') {
      return original(input, init);
    }
    requests += 1;
    return answer();
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const agent = await runtime({ plugins: [plugin] });
  const providersOf = async (text: string): Promise<string> =>
    String((await agent.composeState(await say(agent, text))).providers);
  expect(await providersOf('one')).not.toContain('core package');
  answer = () => Response.json({ version: '1.2.3' });
  const told = "The latest version of Eliza's core package on npm is 1.2.3.";
  expect(await providersOf('two')).toContain(told);
  expect(await providersOf('three')).toContain(told);
  expect(requests).toBe(2);
});

test('the program of write-a-character accepts the character', { timeout: LONG }, async ({ guide, proves }) => {
  const page = guide(skill('write-a-character'));
  const { code, place } = page.sample('agent/src/checkCharacter.ts');
  const file = 'characters/grace.character.json';
  const run = (character: string): ReturnType<typeof runInFolder> =>
    runInFolder('agent/src/checkCharacter.ts', code, {
      cwd: 'agent',
      files: { [file]: character },
      args: [`../${file}`],
    });
  const { stdout } = await run(page.shown(file));
  expect(lastLines(stdout, 'Grace: accepted')).toBe('Grace: accepted');
  const { stderr } = await run(page.shown(file).replace(/"lore": .*,\n/u, ''));
  expect(stderr).toContain('lore: Required');
  proves({ samples: [place] });
});

test('the package of write-a-plugin-package greets', async ({ guide, model, agent, log }) => {
  const { default: plugin } = await guide(skill('write-a-plugin-package'))
    .sample('packages/plugin-greeting/src/index.ts')
    .load<{ default: Plugin }>();
  expect(plugin.name).toBe('greeting');
  const reply = { user: 'Ada', text: 'With pleasure.', action: 'GREET_IN_LANGUAGE' };
  model.answer(reply, reply);
  const { ask } = await agent({ plugins: [plugin] });
  expect(log.text()).toContain('Registering action: GREET_IN_LANGUAGE');
  expect(await ask('Say hello in French')).toEqual([reply, { text: 'Bonjour!' }]);
  expect(model.requests[0]?.prompt).toContain('Ada can greet in French, German and Spanish.');
  expect(await ask('Say hello')).toContainEqual({ text: 'In which language: French, German or Spanish?' });
});

test('the functions of move-from-0-1-3 read an order, and store a message with zeros', async ({
  guide,
  model,
  runtime,
}) => {
  const { readOrder, storeUnsearchable } = await guide(skill('move-from-0-1-3')).sample('agent/src/orders.ts').load<{
    readOrder: (runtime: IAgentRuntime, text: string) => Promise<unknown>;
    storeUnsearchable: (runtime: IAgentRuntime, message: Memory) => Promise<void>;
  }>();
  const agent: AgentRuntime = await runtime();
  model.answer(callOf('json', { item: 'tea', count: 2 }));
  expect(await readOrder(agent, 'Two bags of tea, please')).toEqual({ item: 'tea', count: 2 });
  expect(model.requests[0]?.prompt).toContain('Two bags of tea, please');

  const seen = await say(agent, 'hello');
  const id = stringToUuid('unsearchable');
  await storeUnsearchable(agent, { ...seen, id, roomId: ROOM, userId: USER });
  const stored = await agent.messageManager.getMemoryById(id);
  expect([...new Set(Array.from(stored?.embedding ?? []))]).toEqual([0]);
});
