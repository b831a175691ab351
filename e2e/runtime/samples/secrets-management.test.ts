import type { IAgentRuntime } from '@elizaos/core';
import { expect } from 'vitest';
import { ADA } from '../support/agent';
import { complaintOf } from '../support/parts';
import { test } from '../support/test';

const PAGE = 'docs/guides/secrets-management.md';

test('requireSecret gives the secret, or says which is missing', async ({ guide, runtime }) => {
  const page = guide(PAGE);
  const { requireSecret } = await page
    .sample('src/requireSecret.ts')
    .load<{ requireSecret: (runtime: IAgentRuntime, name: string) => string }>();
  const agent = await runtime({ character: { settings: { secrets: { WEATHER_KEY: 'of Ada' } } } });
  expect(requireSecret(agent, 'WEATHER_KEY')).toBe('of Ada');
  expect(() => requireSecret(agent, 'MAP_KEY')).toThrow(new Error(page.output('src/requireSecret.ts')));
});

test('the REST API hands out the secrets of a character', async ({ agent }) => {
  const { runtime, address } = await agent({ character: { settings: { secrets: { WEATHER_KEY: 'of Ada' } } } });
  expect(await (await fetch(`${address}/agents/${runtime.agentId}`)).text()).toContain('of Ada');
});

test('a secret that is no text is refused', ({ provokes }) => {
  const settings = { secrets: { WEATHER_KEY: 12 } };
  provokes(PAGE, 'settings.secrets.', complaintOf({ ...ADA, settings }));
});
