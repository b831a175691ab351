import { AgentRuntime, type Plugin } from '@elizaos/core';
import { expect } from 'vitest';
import { actionOf, errorOf, pluginOf, pluginWithActions, sayingAction } from '../support/parts';
import { test } from '../support/test';

const PAGE = 'docs/packages/plugins/index.mdx';

/** What the default agent of the release makes of a character's `plugins`, if all are names. */
async function importPlugins(names: string[]): Promise<Plugin[]> {
  return Promise.all(
    names.map(async (name) => ((await import(/* @vite-ignore */ name)) as { default: Plugin }).default),
  );
}

test("in code, plugins go to the runtime's option and to the character; those of the character are registered first", async ({
  runtime,
  states,
}) => {
  states(PAGE, 'pass the plugin objects to it');
  const agent = await runtime({ plugins: [pluginWithActions(actionOf('SECOND'))] });
  const { character, databaseAdapter, cacheManager } = agent;
  const both = new AgentRuntime({
    character: { ...character, plugins: [pluginWithActions(actionOf('FIRST'))] },
    plugins: [pluginWithActions(actionOf('SECOND'))],
    token: '',
    modelProvider: character.modelProvider,
    databaseAdapter,
    cacheManager,
  });
  const names = both.actions.map(({ name }) => name);
  expect(names.filter((name) => ['FIRST', 'SECOND'].includes(name))).toEqual(['FIRST', 'SECOND']);
});

test('a plugin that is loaded both ways registers its actions twice', async ({ runtime, states }) => {
  states('docs/core/characterfile.md', 'its actions are registered twice');
  const twice = pluginWithActions(actionOf('TWICE'));
  const agent = await runtime({ plugins: [twice, twice] });
  expect(agent.actions.filter(({ name }) => name === 'TWICE')).toHaveLength(2);
});

test('by its name in the character, the default export of a module is what counts', async ({
  guide,
  runtime,
  states,
}) => {
  states('docs/core/characterfile.md', "the package's default export must be a plugin");
  const { file } = guide(PAGE).sample('agent/src/coinPlugin.ts');
  const agent = await runtime({ plugins: await importPlugins([file]) });
  expect(agent.actions.map(({ name }) => name)).toContain('FLIP_COIN');
});

test('names that nothing has imported, as in a character sent to the REST API, load nothing', async ({ runtime }) => {
  const before = await runtime();
  const agent = await runtime({ plugins: ['@elizaos/plugin-gitbook'] as unknown as Plugin[] });
  expect([agent.actions.length, agent.providers.length, agent.evaluators.length]).toEqual([
    before.actions.length,
    before.providers.length,
    before.evaluators.length,
  ]);
});

test('a module without a default export ends the start with the message of the pages', async ({
  runtime,
  provokes,
}) => {
  const plugins = await importPlugins(['@elizaos/plugin-bootstrap']);
  expect(plugins).toEqual([undefined]);
  const message = await errorOf(runtime({ plugins }));
  const pages = [
    'packages/agent',
    'recipes/action-with-parameters',
    'recipes/plugin-package',
    'recipes/write-a-client',
  ];
  for (const page of [PAGE, ...pages.map((name) => `docs/${name}.md`), 'docs/upgrade.md']) {
    provokes(page, "(reading 'actions')", message);
  }
});

test('the runtime has no registerPlugin, only functions for single parts', async ({ runtime, states }) => {
  states(
    PAGE,
    'The runtime has no registerPlugin. Once the runtime is created, you can add only individual parts, using registerAction, registerEvaluator, registerContextProvider and registerService',
  );
  const agent = (await runtime()) as unknown as Record<string, unknown>;
  const parts = ['registerAction', 'registerEvaluator', 'registerContextProvider', 'registerService'];
  expect(['registerPlugin', ...parts].map((name) => typeof agent[name])).toEqual([
    'undefined',
    ...parts.map(() => 'function'),
  ]);
});

test('of two plugins with one action name, the action of the first one runs', async ({ agent, model, provokes }) => {
  const plugins = ['first', 'second'].map((name) => pluginWithActions(sayingAction('SEND_TOKEN', `sent by ${name}`)));
  const { ask } = await agent({ plugins });
  const message = { user: 'Ada', text: 'Sending.', action: 'SEND_TOKEN' };
  model.answer(message);
  expect(await ask('Send')).toEqual([message, { text: 'sent by first' }]);
  provokes(PAGE, "another chain's action runs");
});

test('the runtime runs the action that the model names without asking its validate', async ({
  agent,
  model,
  states,
}) => {
  states(PAGE, 'the runtime runs the action that the model chooses without calling validate again');
  states('docs/core/actions.md', "An action that wasn't offered still runs if the model names it");
  states('docs/core/agents.md', "It doesn't call validate again");
  const { ask } = await agent({
    plugins: [pluginWithActions({ ...sayingAction('HIDDEN', 'I ran.'), validate: async () => false })],
  });
  const message = { user: 'Ada', text: 'Now.', action: 'HIDDEN' };
  model.answer(message);
  expect(await ask('Do it')).toEqual([message, { text: 'I ran.' }]);
  expect(model.requests[0]?.prompt).not.toContain('HIDDEN');
});

test('an error of validate or of a provider rejects composeState: the runtime catches neither', async ({
  runtime,
  provokes,
  states,
}) => {
  states(PAGE, 'one error stops all answers');
  const fail = async (): Promise<never> => Promise.reject(new Error('no key'));
  const state = async (bad: Plugin): Promise<unknown> => {
    const agent = await runtime({ plugins: [bad] });
    const { agentId } = agent;
    return agent.composeState({ userId: agentId, roomId: agentId, agentId, content: { text: 'Hello' } });
  };
  await expect(state(pluginWithActions(actionOf('BAD', { validate: fail })))).rejects.toThrow('no key');
  await expect(state(pluginOf({ providers: [{ get: fail }] }))).rejects.toThrow('no key');
  provokes(PAGE, 'the agent answers no message any more');
});

test('two characters of one name without an id are one agent to the REST API', async ({ agent, runtime, provokes }) => {
  const { address, client } = await agent();
  client.registerAgent(await runtime({ character: { bio: ['The second.'] } }));
  const { agents } = (await (await fetch(`${address}/agents`)).json()) as { agents: unknown[] };
  expect(agents).toHaveLength(1);
  provokes('docs/packages/agents.md', 'one agent in GET /agents instead of two', 'GET /agents');
});
