import { generateText, ModelClass, ModelProviderName } from '@elizaos/core';
import { expect } from 'vitest';
import { test } from '../support/test';

const PAGE = 'docs/packages/model-providers.md';

// What Anthropic answers.
test.for([
  [404, 'not_found_error', 'model: claude-3-5-sonnet-20241022', 'not_found_error'],
  [400, 'invalid_request_error', '`temperature` is deprecated for this model.', '`temperature` is deprecated'],
] as const)(
  'Anthropic is asked for a retired model with a temperature, and its refusal %i is logged',
  async ([status, type, message, row], { runtime, provokes, log }) => {
    const agent = await runtime({ character: { modelProvider: ModelProviderName.ANTHROPIC } });
    const asked: unknown[] = [];
    agent.fetch = (_, init) => {
      asked.push(JSON.parse(String(init?.body)));
      return Promise.resolve(Response.json({ type: 'error', error: { type, message } }, { status }));
    };
    log.clear();
    const answer = generateText({ runtime: agent, context: 'What is a prime number?', modelClass: ModelClass.LARGE });
    await expect(answer).rejects.toThrow(message);
    expect(asked).toEqual([expect.objectContaining({ model: 'claude-3-5-sonnet-20241022', temperature: 0.7 })]);
    provokes(PAGE, row, log.text());
  },
);
