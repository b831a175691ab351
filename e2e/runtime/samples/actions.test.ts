import type { Action, AgentRuntime, HandlerCallback, Memory } from '@elizaos/core';
import { CacheManager, MemoryCacheAdapter } from '@elizaos/core';
import { expect } from 'vitest';
import { test } from '../support/test';
import { membersInCore, membersOf } from '../support/types';

const PAGE = 'docs/core/actions.md';
const REFERENCE = 'docs/core/action-reference.md';
const DICE = 'agent/src/dicePlugin.ts';

/** A text with its rolls, which differ each time, left out. */
const withoutLuck = (text: string): string => text.replace(/2d6: \d \+ \d = \d+/gu, '2d6: …');

/** Lines of a conversation, without the ends of the ids, which are made of names. */
const withoutIds = (text: string): string => text.replace(/\[[0-9a-f]{5}\]/gu, '[…]');

test('the dice plugin answers as the page shows', async ({ guide, model, agent }) => {
  const page = guide(PAGE);
  const dicePlugin = await page.plugin(DICE);
  model.answer({ user: 'Ada', text: 'Here they go.', action: 'ROLL_DICE' });
  const { ask } = await agent({ plugins: [dicePlugin] });
  const comparable = (answer: unknown): unknown => JSON.parse(withoutLuck(JSON.stringify(answer)));
  expect(comparable(await ask('roll 2d6'))).toEqual(
    comparable(JSON.parse(page.shown('The shortest action that works', 'json', 1))),
  );
  expect(model.requests[0]?.prompt).toContain('ROLL_DICE: Roll dice for the user.');
});

test('the dice plugin asks back if the dice make no sense', async ({ guide, model, agent }) => {
  const dicePlugin = await guide(PAGE).plugin(DICE);
  model.answer({ user: 'Ada', text: 'Here they go.', action: 'ROLL_DICE' });
  const { ask } = await agent({ plugins: [dicePlugin] });
  expect(await ask('roll 0d6')).toContainEqual({ text: 'Which dice? For example 2d6.' });
});

test('the interface Action of the page is that of the release', async ({ guide }) => {
  const sample = guide(PAGE).sample('The Action interface');
  await sample.load();
  expect(membersOf('Action', sample.code).sort()).toEqual(membersInCore('Action').sort());
});

test('a handler that stores what it said is remembered', async ({ guide, model, agent }) => {
  const page = guide(PAGE);
  const dicePlugin = await page.plugin(DICE);
  const store = page.sample('Let the agent remember what a handler said');
  const [rollDice] = dicePlugin.actions ?? [];
  const remembered: Action = {
    ...(rollDice as Action),
    async handler(runtime, message, state, options, callback) {
      const keep: HandlerCallback = async (content) => {
        await store.load({ globals: { runtime, message, text: content.text } });
        return callback ? callback(content) : [];
      };
      await rollDice?.handler(runtime, message, state, options, keep);
    },
  };
  model.answer({ user: 'Ada', text: 'Here they go.', action: 'ROLL_DICE' }, { text: 'You did well.' });
  const { ask } = await agent({ plugins: [{ ...dicePlugin, actions: [remembered] }] });
  await ask('roll 2d6', { userName: 'me', name: 'Me' });
  await ask('how did I do?', { userName: 'me', name: 'Me' });
  expect(withoutIds(withoutLuck(model.requests[1]?.prompt ?? ''))).toContain(
    withoutIds(withoutLuck(page.shown('In the next prompt'))),
  );
});

test('actions are registered in the order that the page shows', async ({ guide, runtime, log }) => {
  const reference = guide(REFERENCE);
  const dicePlugin = await guide(PAGE).plugin(DICE);
  const [rollDice] = dicePlugin.actions ?? [];
  const { databaseAdapter } = await runtime();
  const { runtime: registered } = await reference.sample('Order of registration').load<{ runtime: AgentRuntime }>({
    globals: {
      dicePlugin,
      rollDice,
      flipCoin: { ...rollDice, name: 'FLIP_COIN' },
      databaseAdapter,
      cacheManager: new CacheManager(new MemoryCacheAdapter()),
    },
    exports: ['runtime'],
  });
  const lines = log.text().split('\n');
  expect(lines.filter((line) => line.includes('Registering action')).join('\n')).toBe(
    reference.output('Order of registration'),
  );

  const [first, , second] = registered.actions;
  const ran: string[] = [];
  Object.assign(registered.actions, [
    { ...first, handler: async () => ran.push('first') },
    registered.actions[1],
    { ...second, handler: async () => ran.push('second') },
  ]);
  const response = { content: { text: '', action: 'ROLL_DICE' } } as Memory;
  await registered.processActions(response, [response]);
  expect(ran).toEqual(['first']);
});

test('tryAction.ts prints what the page shows', async ({ guide }) => {
  const page = guide(PAGE);
  const { code, stdout } = await page.sample('agent/src/tryAction.ts').run({
    files: { [DICE]: page.sample(DICE).code },
    args: ['./dicePlugin.ts', 'ROLL_DICE', 'roll 2d6'],
  });
  expect(code).toBe(0);
  const lines = stdout.split('\n').map((line) => line.trim());
  const end = lines.slice(lines.findIndex((line) => line.includes('validate:'))).filter((line) => line !== '');
  expect(withoutLuck(end.join('\n'))).toBe(withoutLuck(page.shown('Test an action without a model', 'text')));
});
