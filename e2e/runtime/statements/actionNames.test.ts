import type { Action, AgentRuntime, Memory, Plugin } from '@elizaos/core';
import { bootstrapPlugin } from '@elizaos/plugin-bootstrap';
import { expect } from 'vitest';
import { say } from '../support/room';
import { findRow } from '../../../src/checks/errorRows';
import { test } from '../support/test';

const PAGE = 'docs/core/actions.md';
const REFERENCE = 'docs/core/action-reference.md';

/** An action that only tells that it ran. */
const action = (name: string, more: Partial<Action> = {}): Action => ({
  name,
  similes: [],
  description: `Does ${name}.`,
  examples: [],
  validate: async () => true,
  handler: async () => undefined,
  ...more,
});

const plugin = (...actions: Action[]): Plugin => ({ name: 'test', description: '', actions });

const answered = (name: string | undefined): Memory => ({ content: { text: '', action: name } }) as unknown as Memory;

/** Names of the actions that run if the model answers this name. */
async function runs(runtime: AgentRuntime, name: string): Promise<string[]> {
  const ran: string[] = [];
  const actions = runtime.actions;
  runtime.actions = actions.map((one) => ({ ...one, handler: async () => ran.push(one.name) }));
  await runtime.processActions(answered(undefined), [answered(name)]);
  runtime.actions = actions;
  return ran;
}

test('with only the bootstrap plugin loaded, each name of the table runs the action beside it', async ({
  runtime,
  table,
}) => {
  const agent = await runtime({ plugins: [bootstrapPlugin] });
  const rows = table(REFERENCE, 'How the name is matched');
  expect(rows.length).toBeGreaterThan(4);
  for (const [answers, , result] of rows) {
    const expected = result?.text.startsWith('nothing') ? [] : result?.code.slice(0, 1);
    for (const name of answers?.code ?? []) {
      expect(await runs(agent, name), name).toEqual(expected);
    }
  }
});

test('the name is compared in lower case, without its first underscore', async ({ runtime, states }) => {
  states(REFERENCE, 'writes the answered name in lower case and takes out the first underscore');
  states('docs/core/agents.md', 'The name is made lower case and loses its first _');
  const agent = await runtime({ plugins: [plugin(action('ROLL_THE_DICE'))] });
  expect(await runs(agent, 'Roll_The_Dice')).toEqual(['ROLL_THE_DICE']);
  expect(await runs(agent, 'ROLLTHE_DICE')).toEqual([]);
  expect(await runs(agent, 'ROLLTHEDICE')).toEqual([]);
});

test('an action matches if one of the two names contains the other, and the first registered one wins', async ({
  runtime,
  states,
}) => {
  states(
    REFERENCE,
    'An action matches if one of the two contains the other. Actions are tried in the order they were registered, and the first match wins.',
  );
  const agent = await runtime({ plugins: [plugin(action('SWAP'), action('EXECUTE_SWAP'))] });
  expect(await runs(agent, 'EXECUTE_SWAP')).toEqual(['SWAP']);
  expect(await runs(agent, 'WA')).toEqual(['SWAP']);
});

test('similes are looked at only if no name matches', async ({ runtime, states }) => {
  states(REFERENCE, 'If no name matches, the similes are compared in the same way');
  states(PAGE, 'looked at only if no name matches');
  const agent = await runtime({
    plugins: [plugin(action('ROLL', { similes: ['THROW'] }), action('THROW_BALL'))],
  });
  expect(await runs(agent, 'THROW')).toEqual(['THROW_BALL']);
  expect(await runs(agent, 'THROW_DICE')).toEqual(['ROLL']);
});

test('NO runs IGNORE of the bootstrap plugin', async ({ runtime, states }) => {
  states('docs/core/agents.md', 'NO runs IGNORE of the bootstrap plugin');
  expect(await runs(await runtime({ plugins: [bootstrapPlugin] }), 'NO')).toEqual(['IGNORE']);
});

test.for<[name: string, ran: string]>([
  ['UNMUTE_ROOM', 'MUTE_ROOM'],
  ['UNFOLLOW_ROOM', 'FOLLOW_ROOM'],
])('%s runs the handler of %s', async ([name, ran], { runtime, states }) => {
  states(PAGE, 'UNMUTE_ROOM runs the handler of MUTE_ROOM, and UNFOLLOW_ROOM that of FOLLOW_ROOM');
  expect(await runs(await runtime({ plugins: [bootstrapPlugin] }), name)).toEqual([ran]);
});

test('validate is not asked again: an action that was not offered runs if the model names it', async ({
  runtime,
  states,
}) => {
  states(PAGE, 'An action that was not offered still runs if the model names it');
  states('docs/core/agents.md', 'validate is not asked again');
  const agent = await runtime({ plugins: [plugin(action('ROLL', { validate: async () => false }))] });
  expect(await runs(agent, 'ROLL')).toEqual(['ROLL']);
});

test('a name that overlaps runs the action that was registered first', async ({ runtime, log, provokes }) => {
  const agent = await runtime({ plugins: [plugin(action('MUTE_ROOM'), action('UNMUTE_ROOM'))] });
  await agent.processActions(answered(undefined), [answered('UNMUTE_ROOM')]);
  expect(log.text()).toContain('Executing handler for action: MUTE_ROOM');
  provokes(PAGE, "another action's name", log.text());
});

test('without an action in the answer nothing runs', async ({ runtime, log, provokes }) => {
  await (await runtime()).processActions(answered(undefined), [answered(undefined)]);
  provokes(PAGE, 'No action found in the response content.', log.text());
});

test('a name that fits no action and no simile is logged', async ({ runtime, log, provokes }) => {
  await (await runtime()).processActions(answered(undefined), [answered('FLY')]);
  provokes(PAGE, 'Attempting to find action in similes.', log.text());
  expect(log.text()).toMatch(/No action found for\nFLY/u);
});

test('what a handler throws is logged and not thrown', async ({ runtime, log, provokes, states }) => {
  states('docs/core/agents.md', 'An error in a handler is logged and not thrown');
  const broken = action('BREAK', {
    handler: async () => {
      throw new Error('it broke');
    },
  });
  const agent = await runtime({ plugins: [plugin(broken)] });
  await agent.processActions(answered(undefined), [answered('BREAK')]);
  provokes(PAGE, 'Executing handler for action: …, then', log.text());
  expect(log.text()).toContain('⛔ Error: it broke');
});

test('an action without a handler is logged', async ({ runtime, log, provokes }) => {
  const agent = await runtime({ plugins: [plugin(action('EMPTY', { handler: undefined }))] });
  await agent.processActions(answered(undefined), [answered('EMPTY')]);
  provokes(PAGE, 'has no handler', log.text());
});

test('a plugin that is undefined stops the start', async ({ runtime, provokes }) => {
  const error: unknown = await runtime({ plugins: [undefined as unknown as Plugin] }).catch(
    (thrown: unknown) => thrown,
  );
  provokes(PAGE, "reading 'actions'", String(error));
});

test('the prompt offers only actions whose validate returned true', async ({ runtime, proves }) => {
  const agent = await runtime({
    plugins: [plugin(action('ROLL'), action('HIDE', { validate: async () => false }))],
  });
  const state = await agent.composeState(await say(agent, 'hello'));
  expect(state.actions).toBe('# Available Actions\nROLL: Does ROLL.\n');
  expect(state.actionNames).toBe('Possible response actions: ROLL');
  proves({ rows: [findRow(PAGE, 'the action is never offered').place] });
});

test('at most ten examples are shown, of each action in turn', async ({ runtime, states }) => {
  states('docs/core/runtime-reference.md', 'up to 10 of their examples');
  states('docs/guides/template-configuration.md', 'up to ten examples, with heading');
  const withExamples = (name: string): Action =>
    action(name, {
      examples: Array.from({ length: 3 }, (_, index) => [
        { user: '{{user1}}', content: { text: `${name} ${index}` } },
        { user: '{{agentName}}', content: { text: 'Done.', action: name } },
      ]),
    });
  const agent = await runtime({ plugins: [plugin(...['A', 'B', 'C', 'D'].map(withExamples))] });
  const { actionExamples = '' } = await agent.composeState(await say(agent, 'hello'));
  const shown = [...actionExamples.matchAll(/: ([A-D]) (\d)$/gmu)];
  expect(shown).toHaveLength(10);
  expect(new Set(shown.map(([, name, index]) => `${name}${index}`)).size).toBe(10);
  expect(new Set(shown.slice(0, 4).map(([, name]) => name)).size).toBe(4);
  expect(actionExamples).toContain('{{agentName}}: Done. (A)');
  expect(actionExamples).not.toContain('{{user1}}');
});
