import type { Plugin } from '@elizaos/core';
import { expect } from 'vitest';
import { test } from '../support/test';

const PAGE = 'docs/recipes/action-with-parameters.md';
const PLUGIN = 'agent/src/billPlugin.ts';
const ME = { userName: 'me', name: 'Me' };
const CHOSEN = { user: 'Ada', text: "I'll do the sum.", action: 'SPLIT_BILL' };
const ASKS_BACK = { text: 'What is the total, and how many people pay?' };

test('the bill is split as the page shows, with numbers that the small model reads', async ({
  guide,
  model,
  agent,
}) => {
  const page = guide(PAGE);
  const { default: billPlugin } = await page.sample(PLUGIN).load<{ default: Plugin }>();
  model.answer(CHOSEN, '{"total": 84, "people": 3}');
  const { ask } = await agent({ plugins: [billPlugin] });
  expect(await ask('Dinner was 84 euros, three of us. What does each pay?', ME)).toEqual(
    JSON.parse(page.shown('Answer')),
  );
  const [reply, parameters] = model.requests;
  expect(reply?.prompt).toContain('SPLIT_BILL: Split a bill.');
  expect(parameters?.prompt).toContain('Me: Dinner was 84 euros');
  expect(parameters?.prompt).toContain('Write null for a number that Me did not say.');
  expect([reply?.model, parameters?.model]).toEqual(['gpt-4o', 'gpt-4o-mini']);
});

test('the action asks back if a number is missing, and finds both in the room later', async ({
  guide,
  model,
  agent,
}) => {
  const { default: billPlugin } = await guide(PAGE).sample(PLUGIN).load<{ default: Plugin }>();
  const room = { ...ME, roomId: 'you' };
  model.answer(CHOSEN, '{"total": null, "people": null}', CHOSEN, '{"total": 84, "people": 3}');
  const { ask } = await agent({ plugins: [billPlugin] });
  expect(await ask('Please split our bill', room)).toContainEqual(ASKS_BACK);
  expect(await ask('84 euros, three people', room)).toContainEqual({ text: 'Each pays 28.00.' });
  expect(model.requests[3]?.prompt).toMatch(/Please split our bill[^]*84 euros, three people/u);
});

test('the action asks back if the model answers with no JSON object', async ({ guide, model, agent, provokes }) => {
  const { default: billPlugin } = await guide(PAGE).sample(PLUGIN).load<{ default: Plugin }>();
  model.answer(CHOSEN, 'Twenty-eight euros each.');
  const { ask } = await agent({ plugins: [billPlugin] });
  expect(await ask('84 euros, three people', ME)).toContainEqual(ASKS_BACK);
  provokes(PAGE, 'always the question back', '');
});

test('what a handler throws is logged, and the user sees nothing of it', async ({
  guide,
  model,
  agent,
  log,
  provokes,
}) => {
  const { default: billPlugin } = await guide(PAGE).sample(PLUGIN).load<{ default: Plugin }>();
  model.answer(CHOSEN, { status: 400, body: '{}' });
  const { ask } = await agent({ plugins: [billPlugin] });
  expect(await ask('84 euros, three people', ME)).toEqual([CHOSEN]);
  provokes(PAGE, 'then an error', log.text());
});
