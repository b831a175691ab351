import { CacheManager, MemoryCacheAdapter, type AgentRuntime, type Plugin, type Provider } from '@elizaos/core';
import { bootstrapPlugin } from '@elizaos/plugin-bootstrap';
import { expect, vi } from 'vitest';
import type { Guide } from '../support/guide';
import { actionOf, pluginOf } from '../support/parts';
import { say } from '../support/room';
import { answerFor } from '../support/services';
import { test } from '../support/test';
import { membersInCore, membersOf } from '../support/types';

const PAGE = 'docs/core/providers.md';
const SHOP = 'agent/src/shopPlugin.ts';

const SATURDAY = new Date('2025-01-04T12:00:00Z');
const MONDAY = new Date('2025-01-06T12:00:00Z');

/** Sets the date; timers stay real. */
function setDate(date: Date): void {
  vi.useFakeTimers({ now: date, toFake: ['Date'] });
}

/** Answers all requests to GitHub with this. @returns the requests so far */
const answerForGitHub = (answer: () => Response): string[] =>
  answerFor(({ href }) => (href === 'https://api.github.com/repos/elizaOS/eliza' ? answer() : undefined));

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
  const shown = page.output('Write a provider that survives errors');
  expect([await text(), await text(), requests.length]).toEqual([shown, shown, 1]);

  setDate(new Date(SATURDAY.getTime() + 5 * 60 * 1000 + 1));
  answerForGitHub(() => new Response(null, { status: 403 }));
  expect(await text()).toBeNull();
  expect(log.text()).toContain('Error: GitHub answered with 403');
});

test('the texts of providers are in the order in which they are registered', async ({ guide, runtime }) => {
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

test('everyMessage takes each message once, whether the agent answers or not', async ({
  guide,
  model,
  agent,
  log,
  states,
}) => {
  const page = guide(PAGE);
  const everyMessagePlugin = await page.plugin('agent/src/everyMessagePlugin.ts');
  const composed: (string | undefined)[] = [];
  const composesAgain = actionOf('LOOK', {
    handler: async (runtime, message) => void (await runtime.composeState(message)),
  });
  const recorder: Provider = {
    get: async (_runtime, { id }) => {
      composed.push(id);
      return null;
    },
  };
  const { ask } = await agent({
    plugins: [everyMessagePlugin, pluginOf({ actions: [composesAgain], providers: [recorder] })],
  });
  model.answer({ text: '', user: 'Ada', action: 'IGNORE' }, { text: 'I look.', user: 'Ada', action: 'LOOK' });
  log.clear();
  const said = page.output('agent/src/everyMessagePlugin.ts');
  for (const [, text] of said.matchAll(/Message \d: (.+)"\]/gu)) {
    await ask(text ?? '');
  }
  const lines = log.text().split('\n');
  expect(lines.filter((line) => line.includes('Message ')).join('\n')).toBe(said);
  // The REST API leaves out the id; the handler has the stored message.
  states(PAGE, "only Telegram, Echo Chambers and X search set the message's id and createdAt");
  expect(composed).toEqual([undefined, undefined, expect.any(String)]);
});

test('an error of onMessage is logged, and the agent answers', async ({ guide, model, agent, log }) => {
  const everyMessagePlugin = await guide(PAGE).plugin('agent/src/everyMessagePlugin.ts');
  const { ask, runtime } = await agent({ plugins: [everyMessagePlugin] });
  vi.spyOn(runtime.cacheManager, 'get').mockRejectedValue(new SyntaxError('Unexpected end of JSON input'));
  model.answer({ text: 'Hello!', user: 'Ada', action: 'NONE' });
  expect(await ask('Hello')).toMatchObject([{ text: 'Hello!' }]);
  expect(log.text()).toContain('SyntaxError: Unexpected end of JSON input');
});
