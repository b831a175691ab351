import type { Plugin } from '@elizaos/core';
import { expect, vi } from 'vitest';
import { test } from '../support/test';

const PAGE = 'docs/guides/local-development.md';

test('the hello plugin puts the time into the prompt', async ({ guide, model, agent }) => {
  const page = guide(PAGE);
  const { helloPlugin } = await page.sample('packages/plugin-hello/src/index.ts').load<{ helloPlugin: Plugin }>();
  const shown = page.shown('What the model reads', 'text');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(/It is (\S+)\.$/u.exec(shown)?.[1] ?? '') });
  model.answer({ user: 'Ada', text: 'Noon.' });
  const { ask } = await agent({ plugins: [helloPlugin] });
  expect(await ask('What time is it?')).toEqual([{ user: 'Ada', text: 'Noon.' }]);
  vi.useRealTimers();
  expect(model.requests[0]?.prompt).toContain(shown);
});
