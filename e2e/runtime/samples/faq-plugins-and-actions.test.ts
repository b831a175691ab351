import { stringToUuid } from '@elizaos/core';
import { expect, vi } from 'vitest';
import { test } from '../support/test';

const PAGE = 'docs/faq/plugins-and-actions.md';

test('the account behind a message has the name of its user', async ({ guide, runtime, log }) => {
  const page = guide(PAGE);
  const agent = await runtime();
  const [userId, roomId] = [stringToUuid('grace'), stringToUuid('room')];
  await agent.ensureConnection(userId, roomId, 'grace', 'Grace Hopper', 'direct');
  const message = { userId, roomId, agentId: agent.agentId, content: { text: 'Who am I?' } };
  log.clear();
  await page.sample("How do I get the user's name inside an action?").load({ globals: { runtime: agent, message } });
  vi.restoreAllMocks();
  expect(log.text()).toBe(page.shown("How do I get the user's name inside an action?", 'text'));
});
