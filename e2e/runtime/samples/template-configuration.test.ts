import { composeContext, validateCharacterConfig, type AgentRuntime, type Character, type State } from '@elizaos/core';
import { describe, expect, vi } from 'vitest';
import { ADA } from '../support/agent';
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
    ['{{name}}', '<O’Hara & Sons>', '<O’Hara & Sons>', '&lt;O’Hara &amp; Sons&gt;', 'turned into HTML entities'],
    ['{{{name}}}', 'x', '{x}', 'x', 'the value between single braces'],
    ['{{ name }}', 'x', '{{ name }}', 'x', 'stays as it is'],
    ['{{#if name}}yes{{/if}}', 'x', '{{#if name}}yes{{/if}}', 'yes', 'stay as they are'],
    ['{{#each name}}-{{/each}}', ['a', 'b'], '{{#each name}}-{{/each}}', '--', 'stay as they are'],
    ['{{name.length}}', 'x', '{{name.length}}', '1', 'stay as they are'],
    ['{{nobody}}', 'x', '', '', 'Unknown name'],
    ['{{name}}', ['a', 'b'], 'a,b', 'a,b', 'entries with commas'],
    ['{{name}}', '{{nobody}}', '{{nobody}}', '{{nobody}}', 'a variable inside a value is not filled in'],
  ] as const)('%s of %j becomes %j, with Handlebars %j', ([template, name, simple, handlebars, words], { states }) => {
    states(PAGE, words);
    const state = { name } as unknown as State;
    expect(composeContext({ state, template })).toBe(simple);
    expect(composeContext({ state, template, templatingEngine: 'handlebars' })).toBe(handlebars);
  });
});

describe('What goes wrong', () => {
  test('a template that is a list is refused', ({ provokes }) => {
    const character = { ...ADA, templates: { telegramMessageHandlerTemplate: ['Hello', 'there'] } };
    const message = 'templates.telegramMessageHandlerTemplate: Expected string, received array';
    expect(() => validateCharacterConfig(character)).toThrow(message);
    provokes(PAGE, 'templates.', message);
    provokes('docs/recipes/change-a-prompt.md', 'templates.', message);
  });

  test('spaces inside the braces stop the replacement, and Handlebars escapes apostrophes', ({ provokes }) => {
    const state = { agentName: "O'Hara" } as unknown as State;
    provokes(PAGE, 'the prompt contains', composeContext({ state, template: 'You are {{ agentName }}.' }));
    const escaped = composeContext({ state, template: '{{agentName}}', templatingEngine: 'handlebars' });
    provokes(PAGE, 'apostrophes arrive', escaped);
  });
});

test('fetchWithPromptLog prints the request with the prompt', async ({ guide, model, runtime, log }) => {
  const page = guide(PAGE);
  const { fetchWithPromptLog } = await page
    .sample('src/fetchWithPromptLog.ts')
    .load<{ fetchWithPromptLog: typeof fetch }>();
  const { ModelClass, generateText } = await import('@elizaos/core');
  const agent = await runtime({ character: { system: undefined } });
  agent.fetch = fetchWithPromptLog;
  model.answer('Ada');
  log.clear();
  await generateText({ runtime: agent, context: 'Who are you?', modelClass: ModelClass.SMALL });
  vi.restoreAllMocks();
  expect(model.requests).toHaveLength(1);
  expect(log.text()).toContain(page.output('src/fetchWithPromptLog.ts'));
});
