import { MemoryManager } from '@elizaos/core';
import { bootstrapPlugin } from '@elizaos/plugin-bootstrap';
import { expect } from 'vitest';
import { ROOM, say } from '../support/room';
import { test } from '../support/test';
import { membersInCore, membersOf } from '../support/types';

const PAGE = 'docs/core/evaluators.md';
const PREFERENCES = 'agent/src/preferencesPlugin.ts';

const CHOSEN = '```json\n["REMEMBER_PREFERENCE"]\n```';
const SENTENCE = 'Me loves green tea.';

test('the interface Evaluator of the page is that of the release', async ({ guide }) => {
  const sample = guide(PAGE).sample('The Evaluator interface');
  await sample.load();
  expect(membersOf('Evaluator', sample.code).sort()).toEqual(membersInCore('Evaluator').sort());
});

test('a goal that is created is in the state, and UPDATE_GOAL is offered', async ({ guide, runtime }) => {
  const page = guide(PAGE);
  const agent = await runtime({ plugins: [bootstrapPlugin] });
  const message = await say(agent, 'hello');
  expect((await agent.composeState(message)).evaluatorNames).not.toContain('UPDATE_GOAL');
  await page.sample('The goal evaluator of plugin-bootstrap').load({ globals: { runtime: agent, message } });
  const { goals, evaluatorNames } = await agent.composeState(message);
  const withoutId = (text: string): string => text.trimEnd().replace(/^id: .+$/mu, 'id: …');
  expect(withoutId(goals ?? '')).toBe(withoutId(page.output('The goal evaluator of plugin-bootstrap')));
  expect(evaluatorNames).toContain('UPDATE_GOAL');
});

test('the preferences plugin remembers over the REST API what the user likes', async ({ guide, model, agent }) => {
  const page = guide(PAGE);
  const preferencesPlugin = await page.plugin(PREFERENCES);
  const { ask, runtime } = await agent({ plugins: [preferencesPlugin] });
  const me = { userName: 'me', name: 'Me', roomId: 'room' };
  model.answer({ user: 'Ada', text: 'Noted.', action: 'NONE' }, CHOSEN, SENTENCE);
  expect(await ask('I love green tea', me)).toEqual([{ user: 'Ada', text: 'Noted.', action: 'NONE' }]);
  expect(model.requests[2]?.prompt).toContain('Does Me say what they like or dislike in their last message?');
  expect((await runtime.composeState(await say(runtime, 'what do I like?'))).providers?.trimEnd()).toBe(
    page.shown('In the next prompt'),
  );
});

test('tryEvaluator prints what validate says and what was stored', async ({ guide, model, runtime, log }) => {
  const page = guide(PAGE);
  const preferencesPlugin = await page.plugin(PREFERENCES);
  const agent = await runtime({ plugins: [preferencesPlugin] });
  const message = await say(agent, 'I love green tea');
  const { tryEvaluator } = await page
    .sample('Test an evaluator')
    .load<{ tryEvaluator: (name: string, tableName: string) => Promise<void> }>({
      globals: { runtime: agent, message },
      exports: ['tryEvaluator'],
    });
  model.answer(SENTENCE);
  log.clear();
  await tryEvaluator('REMEMBER_PREFERENCE', 'preferences');
  const lines = log.text().split('\n');
  expect(lines.filter((line) => /^(?:validate|stored):/u.test(line)).join('\n')).toBe(page.output('Test an evaluator'));
  await expect(tryEvaluator('FORGET', 'preferences')).rejects.toThrow('FORGET is not registered');
});

test('a sentence that is repeated is stored once, and NONE is not stored', async ({ guide, model, runtime }) => {
  const preferencesPlugin = await guide(PAGE).plugin(PREFERENCES);
  const agent = await runtime({ plugins: [preferencesPlugin] });
  const [evaluator] = preferencesPlugin.evaluators ?? [];
  for (const answer of [SENTENCE, SENTENCE, 'NONE']) {
    model.answer(answer);
    await evaluator?.handler(agent, await say(agent, `I love green tea (${answer})`));
  }
  const memories = new MemoryManager({ runtime: agent, tableName: 'preferences' });
  const stored = await memories.getMemories({ roomId: ROOM, unique: false });
  expect(stored.map(({ content }) => content.text)).toEqual([SENTENCE]);
});
