import { stringToUuid, type AgentRuntime, type IAgentRuntime, type Memory } from '@elizaos/core';
import { expect } from 'vitest';
import { lastLines, type Outcome } from '../support/folderProgram';
import { callOf } from '../support/model';
import { ROOM, say, USER } from '../support/room';
import { answerFor } from '../support/services';
import { test } from '../support/test';

const skill = (name: string): string => `src/plugins/agent-skills/skills/${name}/SKILL.md`;

test('the action of write-an-action converts a temperature, and asks back', async ({ guide, model, agent, log }) => {
  const plugin = await guide(skill('write-an-action')).plugin('agent/src/celsiusPlugin.ts');
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
  const plugin = await guide(skill('write-a-provider')).plugin('agent/src/versionPlugin.ts');
  let answer = (): Response => new Response('busy', { status: 503 });
  const requests = answerFor(({ href }) =>
    href === 'https://registry.npmjs.org/@elizaos/core/latest' ? answer() : undefined,
  );
  const agent = await runtime({ plugins: [plugin] });
  const providersOf = async (text: string): Promise<string> =>
    String((await agent.composeState(await say(agent, text))).providers);
  expect(await providersOf('one')).not.toContain('core package');
  answer = () => Response.json({ version: '1.2.3' });
  const told = "The latest version of Eliza's core package on npm is 1.2.3.";
  expect(await providersOf('two')).toContain(told);
  expect(await providersOf('three')).toContain(told);
  expect(requests).toHaveLength(2);
});

test('the program of write-a-character accepts the character', async ({ guide }) => {
  const page = guide(skill('write-a-character'));
  const file = 'characters/grace.character.json';
  const run = (character: string): Promise<Outcome> =>
    page
      .sample('agent/src/checkCharacter.ts')
      .run({ cwd: 'agent', files: { [file]: character }, args: [`../${file}`] });
  const { stdout } = await run(page.shown(file));
  expect(lastLines(stdout, 'Grace: accepted')).toBe('Grace: accepted');
  const { stderr } = await run(page.shown(file).replace(/"lore": .*,\n/u, ''));
  expect(stderr).toContain('lore: Required');
});

test('the package of write-a-plugin-package greets', async ({ guide, model, agent, log }) => {
  const plugin = await guide(skill('write-a-plugin-package')).plugin('packages/plugin-greeting/src/index.ts');
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
