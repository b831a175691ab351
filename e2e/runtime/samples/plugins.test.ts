import { expect } from 'vitest';
import { test } from '../support/test';
import { membersInCore, membersOf } from '../support/types';

const PAGE = 'docs/packages/plugins/index.mdx';

test('the type Plugin has the members that the page shows, no more and no fewer', async ({ guide }) => {
  const type = guide(PAGE).sample('What a plugin may hold');
  await type.load();
  expect(membersOf('Plugin', type.code)).toEqual(membersInCore('Plugin'));
});

test('the coin plugin registers its action, tells of the coin in the prompt and answers as the page shows', async ({
  guide,
  model,
  agent,
  log,
}) => {
  const page = guide(PAGE);
  const coinPlugin = await page.plugin('agent/src/coinPlugin.ts');
  const [first, second] = JSON.parse(page.shown('Answer')) as [{ text: string }, { text: string }];
  model.answer(first);
  const { ask } = await agent({ plugins: [coinPlugin] });
  expect(log.text()).toContain(page.shown('Write a plugin', 'text'));
  const answer = await ask('Heads or tails?');
  expect(answer).toEqual([first, { text: expect.stringMatching(/^(?:Heads|Tails)\.$/u) as string }]);
  expect(['Heads.', 'Tails.']).toContain(second.text);
  expect(model.requests[0]?.prompt).toContain('Ada carries a coin and can flip it.');
  expect(model.requests[0]?.prompt).toContain('FLIP_COIN: Flip a coin when the user asks for heads or tails.');
});
