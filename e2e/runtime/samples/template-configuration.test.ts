import { composeContext, type AgentRuntime, type Character, type State } from '@elizaos/core';
import { describe, expect, vi } from 'vitest';
import { recordLog } from '../support/printed';
import { test } from '../support/test';

const PAGE = 'docs/guides/template-configuration.md';

const stateOf = (runtime: AgentRuntime): Promise<State> =>
  runtime.composeState({
    userId: runtime.agentId,
    roomId: runtime.agentId,
    agentId: runtime.agentId,
    content: { text: 'Hello' },
  });

test('the templates of the character end with the footers that core exports', async ({ guide, runtime }) => {
  const page = guide(PAGE);
  const { ada } = await page.sample('src/ada.ts').load<{ ada: Character }>();
  const state = await stateOf(await runtime({ character: ada }));
  const { shouldRespondTemplate = '', telegramMessageHandlerTemplate = '' } = ada.templates ?? {};
  const prompt = composeContext({ state, template: shouldRespondTemplate });
  expect(prompt.trimStart()).toBe(page.output('src/ada.ts'));
  expect(composeContext({ state, template: telegramMessageHandlerTemplate })).toContain('"user": "Ada"');
});

describe('composeContext', () => {
  test('fills a template with both engines', async ({ guide }) => {
    const page = guide(PAGE);
    const state = { agentName: 'Ada', topic: 'engines', goals: '' };
    const { simple, withHandlebars } = await page
      .sample('composeContext and its two engines')
      .load({ globals: { state }, exports: ['simple', 'withHandlebars'] });
    expect([simple, withHandlebars].join('\n')).toBe(page.output('composeContext and its two engines'));
  });

  test.for([
    ['{{name}}', '<O’Hara & Sons>', '<O’Hara & Sons>', '&lt;O’Hara &amp; Sons&gt;'],
    ['{{{name}}}', 'x', '{x}', 'x'],
    ['{{ name }}', 'x', '{{ name }}', 'x'],
    ['{{#if name}}yes{{/if}}', 'x', '{{#if name}}yes{{/if}}', 'yes'],
    ['{{#each name}}-{{/each}}', ['a', 'b'], '{{#each name}}-{{/each}}', '--'],
    ['{{name.length}}', 'x', '{{name.length}}', '1'],
    ['{{nobody}}', 'x', '', ''],
    ['{{name}}', ['a', 'b'], 'a,b', 'a,b'],
    ['{{name}}', '{{nobody}}', '{{nobody}}', '{{nobody}}'],
  ] as const)('%s of %j becomes %j, with Handlebars %j', ([template, name, simple, handlebars]) => {
    const state = { name } as unknown as State;
    expect(composeContext({ state, template })).toBe(simple);
    expect(composeContext({ state, template, templatingEngine: 'handlebars' })).toBe(handlebars);
  });
});

test('fetchWithPromptLog prints the request with the prompt', async ({ guide, model, runtime }) => {
  const page = guide(PAGE);
  const { fetchWithPromptLog } = await page
    .sample('src/fetchWithPromptLog.ts')
    .load<{ fetchWithPromptLog: typeof fetch }>();
  const { ModelClass, generateText } = await import('@elizaos/core');
  const agent = await runtime({ character: { system: undefined } });
  agent.fetch = fetchWithPromptLog;
  model.answer('Ada');
  const log = recordLog();
  await generateText({ runtime: agent, context: 'Who are you?', modelClass: ModelClass.SMALL });
  vi.restoreAllMocks();
  expect(model.requests).toHaveLength(1);
  expect(log()).toContain(page.output('src/fetchWithPromptLog.ts'));
});
