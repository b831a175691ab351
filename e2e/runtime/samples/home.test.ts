import type { Action, Content } from '@elizaos/core';
import { expect, vi } from 'vitest';
import { say } from '../support/room';
import { test } from '../support/test';

test('the action of the home page is offered to who speaks of dice, and rolls one', async ({ guide, runtime }) => {
  const { rollDice } = await guide('src/pages/_action.md').sample('rollDice.ts').load<{ rollDice: Action }>();
  const agent = await runtime({ plugins: [{ name: 'dice', description: '', actions: [rollDice] }] });
  const message = await say(agent, 'Throw a die');
  expect((await agent.composeState(message)).actionNames).toContain('ROLL_DICE');
  expect((await agent.composeState(await say(agent, 'Hello'))).actionNames).not.toContain('ROLL_DICE');
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  const sent: Content[] = [];
  const answer = { ...message, content: { text: 'Here it goes.', action: 'THROW_DICE' } };
  await agent.processActions(message, [answer], undefined, async (content) => {
    sent.push(content);
    return [];
  });
  vi.restoreAllMocks();
  expect(sent).toEqual([{ text: 'You rolled a 6.' }]);
});
