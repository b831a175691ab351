import type { Action, AgentRuntime, Memory, Plugin } from '@elizaos/core';
import { bootstrapPlugin } from '@elizaos/plugin-bootstrap';
import { expect } from 'vitest';
import { actionOf, errorOf, pluginWithActions } from '../support/parts';
import { say } from '../support/room';
import { test } from '../support/test';

const PAGE = 'docs/core/actions.md';
const REFERENCE = 'docs/core/action-reference.md';

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
  states(REFERENCE, "converts the name in the model's response to lowercase and removes the first underscore");
  const agent = await runtime({ plugins: [pluginWithActions(actionOf('ROLL_THE_DICE'))] });
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
    'An action matches if one of the two names contains the other. If several actions match, the one registered first runs.',
  );
  const agent = await runtime({ plugins: [pluginWithActions(actionOf('SWAP'), actionOf('EXECUTE_SWAP'))] });
  expect(await runs(agent, 'EXECUTE_SWAP')).toEqual(['SWAP']);
  expect(await runs(agent, 'WA')).toEqual(['SWAP']);
});

test('similes are looked at only if no name matches', async ({ runtime, states }) => {
  states(REFERENCE, 'If no name matches, processActions compares the similes in the same way');
  states(PAGE, 'compared only if no name matches');
  const agent = await runtime({
    plugins: [pluginWithActions(actionOf('ROLL', { similes: ['THROW'] }), actionOf('THROW_BALL'))],
  });
  expect(await runs(agent, 'THROW')).toEqual(['THROW_BALL']);
  expect(await runs(agent, 'THROW_DICE')).toEqual(['ROLL']);
});

test.for<[name: string, ran: string, page: string, words: string]>([
  ['NO', 'IGNORE', 'docs/core/agents.md', "with the action NO, the bootstrap plugin's IGNORE runs"],
  ['UNMUTE_ROOM', 'MUTE_ROOM', PAGE, 'UNMUTE_ROOM runs the handler for MUTE_ROOM'],
  ['UNFOLLOW_ROOM', 'FOLLOW_ROOM', PAGE, 'and UNFOLLOW_ROOM runs the handler for FOLLOW_ROOM'],
])('%s runs the handler of %s', async ([name, ran, page, words], { runtime, states }) => {
  states(page, words);
  expect(await runs(await runtime({ plugins: [bootstrapPlugin] }), name)).toEqual([ran]);
});

test.for<[row: string, answer: string | undefined, actions: Action[], logged: RegExp]>([
  [
    "another action's name",
    'UNMUTE_ROOM',
    [actionOf('MUTE_ROOM'), actionOf('UNMUTE_ROOM')],
    /Executing handler for action: MUTE_ROOM/u,
  ],
  ['No action found in the response content.', undefined, [], /No action found/u],
  ['Attempting to find action in similes.', 'FLY', [], /No action found for\nFLY/u],
  [
    'Executing handler for action: …, then',
    'BREAK',
    [actionOf('BREAK', { handler: async () => Promise.reject(new Error('it broke')) })],
    /⛔ Error: it broke/u,
  ],
  ['has no handler', 'EMPTY', [actionOf('EMPTY', { handler: undefined })], /has no handler/u],
])(
  '%s: the log if the model answers %s',
  async ([row, answer, actions, logged], { runtime, log, provokes, states }) => {
    states('docs/core/agents.md', "If a handler throws an error, the runtime logs the error and doesn't rethrow it");
    const agent = await runtime({ plugins: [pluginWithActions(...actions)] });
    await agent.processActions(answered(undefined), [answered(answer)]);
    provokes(PAGE, row, log.text());
    expect(log.text()).toMatch(logged);
  },
);

test('a plugin that is undefined stops the start', async ({ runtime, provokes }) => {
  provokes(PAGE, "reading 'actions'", await errorOf(runtime({ plugins: [undefined as unknown as Plugin] })));
});

test('the prompt offers only actions whose validate returned true', async ({ runtime, provokes }) => {
  const agent = await runtime({
    plugins: [pluginWithActions(actionOf('ROLL'), actionOf('HIDE', { validate: async () => false }))],
  });
  const state = await agent.composeState(await say(agent, 'hello'));
  expect(state.actions).toBe('# Available Actions\nROLL: Does ROLL.\n');
  expect(state.actionNames).toBe('Possible response actions: ROLL');
  provokes(PAGE, 'the action is never offered');
});

test('at most ten examples are shown, of each action in turn', async ({ runtime, states }) => {
  states('docs/core/runtime-reference.md', 'up to 10 examples for the valid actions');
  states('docs/guides/template-configuration.md', 'up to ten examples, with heading');
  const withExamples = (name: string): Action =>
    actionOf(name, {
      examples: Array.from({ length: 3 }, (_, index) => [
        { user: '{{user1}}', content: { text: `${name} ${index}` } },
        { user: '{{agentName}}', content: { text: 'Done.', action: name } },
      ]),
    });
  const agent = await runtime({ plugins: [pluginWithActions(...['A', 'B', 'C', 'D'].map(withExamples))] });
  const { actionExamples = '' } = await agent.composeState(await say(agent, 'hello'));
  const shown = [...actionExamples.matchAll(/: ([A-D]) (\d)$/gmu)];
  expect(shown).toHaveLength(10);
  expect(new Set(shown.map(([, name, index]) => `${name}${index}`)).size).toBe(10);
  expect(new Set(shown.slice(0, 4).map(([, name]) => name)).size).toBe(4);
  expect(actionExamples).toContain('{{agentName}}: Done. (A)');
  expect(actionExamples).not.toContain('{{user1}}');
});
