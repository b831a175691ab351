import { CacheManager, MemoryCacheAdapter, type AgentRuntime, type Plugin, type Provider } from '@elizaos/core';
import { bootstrapPlugin } from '@elizaos/plugin-bootstrap';
import { expect, onTestFinished, vi } from 'vitest';
import type { Guide } from '../support/guide';
import { say } from '../support/room';
import { test } from '../support/test';
import { membersInCore, membersOf } from '../support/types';

const PAGE = 'docs/core/providers.md';
const SHOP = 'agent/src/shopPlugin.ts';

const SATURDAY = new Date('2025-01-04T12:00:00Z');
const MONDAY = new Date('2025-01-06T12:00:00Z');

/** Sets the date; timers stay real. */
function setDate(date: Date): void {
  vi.useFakeTimers({ now: date, toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Answers all requests to GitHub with this. @returns the number of requests so far */
function answerForGitHub(answer: () => Response): () => number {
  const original = globalThis.fetch;
  let requests = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input !== 'https://api.github.com/repos/elizaOS/eliza') {
      return original(input, init);
    }
    requests += 1;
    return answer();
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return () => requests;
}

const openIssues = (count: number) => (): Response => Response.json({ open_issues_count: count });

async function loadShop(page: Guide): Promise<{ shopPlugin: Plugin; openingHoursProvider: Provider }> {
  return page.sample(SHOP).load<{ shopPlugin: Plugin; openingHoursProvider: Provider }>({
    exports: ['shopPlugin', 'openingHoursProvider'],
  });
}

test('the shop plugin tells the model the opening hours over the REST API', async ({ guide, model, agent }) => {
  const page = guide(PAGE);
  const { shopPlugin } = await loadShop(page);
  const { ask } = await agent({ plugins: [shopPlugin, bootstrapPlugin] });
  setDate(SATURDAY);
  model.answer({ user: 'Ada', text: 'We are closed.', action: 'NONE' });
  await ask('when do you open?');
  const prompt = model.requests[0]?.prompt ?? '';
  expect(prompt).toContain(`\n${page.shown('In the prompt')}\n`);
  const lines = page.shown('When the runtime calls providers', 'text').split('\n');
  const start = prompt.split('\n').indexOf(lines[0] ?? '');
  prompt
    .split('\n')
    .slice(start, start + lines.length)
    .forEach((line, index) => {
      const shown = lines[index] ?? '';
      expect(shown.endsWith('…') ? line.startsWith(shown.slice(0, -1)) : line === shown, `${line}: ${shown}`).toBe(
        true,
      );
    });
});

test('the shop is open on weekdays', async ({ guide, runtime }) => {
  const { shopPlugin } = await loadShop(guide(PAGE));
  const agent = await runtime({ plugins: [shopPlugin] });
  setDate(MONDAY);
  expect((await agent.composeState(await say(agent, 'hello'))).providers).toContain(
    "Today is Monday. Ada's shop is open from 9 to 17.",
  );
});

test('the interface Provider of the page is that of the release', async ({ guide }) => {
  const sample = guide(PAGE).sample('The Provider interface');
  await sample.load();
  expect(membersOf('Provider', sample.code)).toEqual(membersInCore('Provider'));
});

test('the provider of open issues asks GitHub once in five minutes', async ({ guide, runtime, log }) => {
  const page = guide(PAGE);
  const sample = page.sample('Write a provider that survives errors');
  const { openIssuesProvider } = await sample.load<{ openIssuesProvider: Provider }>();
  const agent = await runtime();
  setDate(SATURDAY);
  const message = await say(agent, 'hello');
  const text = (): Promise<unknown> => openIssuesProvider.get(agent, message);

  const requests = answerForGitHub(openIssues(42));
  expect([await text(), await text(), requests()]).toEqual([
    page.output('Write a provider that survives errors'),
    page.output('Write a provider that survives errors'),
    1,
  ]);

  setDate(new Date(SATURDAY.getTime() + 5 * 60 * 1000 + 1));
  answerForGitHub(() => new Response(null, { status: 403 }));
  expect(await text()).toBeNull();
  expect(log.text()).toContain('openIssuesProvider:');
});

test('the texts of providers stand in the order in which they are registered', async ({ guide, runtime }) => {
  const page = guide(PAGE);
  const { shopPlugin } = await loadShop(page);
  const { openIssuesProvider } = await page
    .sample('Write a provider that survives errors')
    .load<{ openIssuesProvider: Provider }>();
  setDate(SATURDAY);
  answerForGitHub(openIssues(42));
  const weatherProvider: Provider = { get: async () => 'It rains.' };
  const { databaseAdapter } = await runtime();
  const { runtime: registered } = await page.sample('Register a provider').load<{ runtime: AgentRuntime }>({
    globals: {
      shopPlugin,
      openIssuesProvider,
      weatherProvider,
      databaseAdapter,
      cacheManager: new CacheManager(new MemoryCacheAdapter()),
    },
    exports: ['runtime'],
  });
  const { providers } = await registered.composeState(await say(registered, 'hello'));
  expect(providers?.trimEnd()).toBe(page.output('Register a provider'));
});

test('showProviders prints what the providers return', async ({ guide, log }) => {
  const page = guide(PAGE);
  const { openingHoursProvider } = await loadShop(page);
  setDate(SATURDAY);
  const { showProviders } = await page
    .sample('Test a provider')
    .load<{ showProviders: () => Promise<void> }>({ globals: { openingHoursProvider }, exports: ['showProviders'] });
  await showProviders();
  expect(log.text().trim()).toBe(page.output('Test a provider'));
});
