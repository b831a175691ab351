import type { Character } from '@elizaos/core';
import { expect, vi } from 'vitest';
import { test } from '../support/test';

const PAGE = 'docs/packages/agent.md';

test('the clock plugin writes each minute what the page shows, until it is stopped', async ({
  guide,
  runtime,
  log,
}) => {
  const page = guide(PAGE);
  const plugin = await page.plugin('agent/src/clockPlugin.ts');
  const agent = await runtime({ plugins: [plugin] });
  const shown = page.shown('Log');
  const count = (): number =>
    log
      .text()
      .split('\n')
      .filter((line) => line.trim() === shown).length;
  vi.useFakeTimers();
  const [client] = plugin.clients ?? [];
  expect((client as unknown as { type: string }).type).toBe('clock');
  const started = (await client?.start(agent)) as { stop: () => void };
  vi.advanceTimersByTime(120_000);
  expect(count(), log.text()).toBe(2);
  started.stop();
  vi.advanceTimersByTime(120_000);
  expect(count()).toBe(2);
});

test('the character in TypeScript starts and is listed as the page shows', async ({ guide, agent, model }) => {
  const page = guide(PAGE);
  const { ada } = await page.sample('agent/src/ada.ts').load<{ ada: Character }>();
  const { runtime, address, ask } = await agent({ character: ada });
  // What the default agent does after it has started the client that the character names.
  runtime.clients = Object.fromEntries(ada.clients.map((name) => [name, { stop: () => undefined }]));
  const listed: unknown = await (await fetch(`${address}/agents`)).json();
  expect(listed).toEqual(JSON.parse(page.shown('Use a character written in TypeScript', 'json')));
  model.answer({ user: 'Ada', text: 'Hello.', action: 'NONE' });
  await ask('Hello');
  expect(model.requests[0]?.prompt).toContain('Ada explains mathematics to beginners.');
});
