import { messageHandlerTemplate } from '@elizaos/client-direct';
import { composeContext, messageCompletionFooter, type AgentRuntime, type Character, type State } from '@elizaos/core';
import { describe, expect, vi } from 'vitest';
import { ADA } from '../support/agent';
import { complaintOf } from '../support/parts';
import { test } from '../support/test';
import { templates } from '../../../src/release/promptTemplates.json';

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

test('the built-in message template is the one that the REST API fills', async ({ guide, runtime }) => {
  const shown = guide(PAGE).shown('packages/client-direct/src/index.ts');
  expect(shown).toBe(messageHandlerTemplate);
  expect(shown).toBe(templates.rest.text);
  expect(shown.endsWith(messageCompletionFooter)).toBe(true);
  const prompt = composeContext({ state: await stateOf(await runtime()), template: shown });
  expect(prompt).toContain('# Task: Generate dialog and actions for the character Ada.');
  expect(prompt).not.toContain('{{');
});

test('the other built-in message templates have what the table says, besides', ({ states }) => {
  const has = (text: string, ...names: string[]): boolean => names.every((name) => text.includes(`{{${name}}}`));
  states(PAGE, 'after the attachments and {{actionNames}} to the last instruction');
  expect(has(templates.discord.text, 'characterMessageExamples', 'actionNames')).toBe(true);
  expect(templates.discord.text).toMatch(/\{\{actions\}\}[^]*\{\{messageDirections\}\}/u);
  states(
    PAGE,
    'an instruction to reply to a thread of tweets. The instruction contains three variables that are always empty',
  );
  expect(has(templates.telegram.text, 'twitterUserName', 'currentPost', 'formattedConversation')).toBe(true);
  states(PAGE, 'Omits {{actionExamples}}, {{attachments}}, {{messageDirections}} and {{recentMessages}}');
  expect(templates.xReply.text).not.toMatch(/\{\{(?:actionExamples|attachments|messageDirections|recentMessages)\}\}/u);
  expect(has(templates.xReply.text, 'topics', 'recentPosts', 'currentPost', 'formattedConversation')).toBe(true);
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
    ['{{name}}', '<O’Hara & Sons>', '<O’Hara & Sons>', '&lt;O’Hara &amp; Sons&gt;', 'escaped as HTML entities'],
    ['{{{name}}}', 'x', '{x}', 'x', 'the value in single braces'],
    ['{{ name }}', 'x', '{{ name }}', 'x', "isn't replaced"],
    ['{{#if name}}yes{{/if}}', 'x', '{{#if name}}yes{{/if}}', 'yes', "aren't replaced"],
    ['{{#each name}}-{{/each}}', ['a', 'b'], '{{#each name}}-{{/each}}', '--', "aren't replaced"],
    ['{{name.length}}', 'x', '{{name.length}}', '1', "aren't replaced"],
    ['{{nobody}}', 'x', '', '', 'Unknown name'],
    ['{{name}}', ['a', 'b'], 'a,b', 'a,b', 'entries separated by commas'],
    ['{{name}}', '{{nobody}}', '{{nobody}}', '{{nobody}}', "don't fill in variables inside a value"],
  ] as const)('%s of %j becomes %j, with Handlebars %j', ([template, name, simple, handlebars, words], { states }) => {
    states(PAGE, words);
    const state = { name } as unknown as State;
    expect(composeContext({ state, template })).toBe(simple);
    expect(composeContext({ state, template, templatingEngine: 'handlebars' })).toBe(handlebars);
  });
});

describe('What goes wrong', () => {
  test('a template that is a list is refused', ({ provokes }) => {
    const message = complaintOf({ ...ADA, templates: { telegramMessageHandlerTemplate: ['Hello', 'there'] } });
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
