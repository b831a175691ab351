import { ModelClass, ModelProviderName, generateText, getModel } from '@elizaos/core';
import { describe, expect, vi } from 'vitest';
import { lastLines } from '../support/folderProgram';
import { test } from '../support/test';

const PAGE = 'docs/advanced/fine-tuning.md';
const QUESTION = { context: 'What is a prime number?', modelClass: ModelClass.SMALL };

test('listModels prints what the classes stand for, with the variables', async ({ guide }) => {
  const page = guide(PAGE);
  const sample = page.sample('agent/src/listModels.ts');
  const shown = page.shown('Prints', 'text');
  const [plain, changed] = await Promise.all([
    sample.run({ env: { OPENAI_API_URL: undefined } }),
    sample.run({
      env: { SMALL_OPENAI_MODEL: 'mine', OPENAI_API_URL: 'http://localhost:8080/v1' },
    }),
  ]);
  expect(lastLines(plain.stdout, shown)).toBe(shown);
  expect(changed.stdout).toContain('http://localhost:8080/v1\nsmall mine\n');
});

describe('What goes wrong', () => {
  const refusal = (status: 400 | 401 | 404, message: string) => ({
    status,
    body: JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
  });

  test.for([
    [401, 'Incorrect API key provided', 'with status 401'],
    [404, 'The model `gpt-0` does not exist', 'with status 404'],
  ] as const)('status %i is logged and thrown', async ([status, message, row], { model, runtime, provokes, log }) => {
    const agent = await runtime();
    model.answer(refusal(status, message));
    log.clear();
    await expect(generateText({ runtime: agent, ...QUESTION })).rejects.toThrow(message);
    expect(log.text()).toContain('Error in generateText:');
    expect(log.text()).toContain(`"statusCode":${status}`);
    provokes(PAGE, row, log.text());
    provokes('docs/recipes/change-the-model.md', `"statusCode":${status}`, log.text());
  });

  test('status 400 for too many tokens is logged and thrown', async ({ model, runtime, provokes, log }) => {
    const agent = await runtime();
    log.clear();
    for (const message of ['max_tokens is too large: 8192', "This model's maximum context length is 4096 tokens"]) {
      model.answer(refusal(400, message));
      await expect(generateText({ runtime: agent, ...QUESTION })).rejects.toThrow(message);
    }
    provokes(PAGE, 'with status 400', log.text());
  });

  test('a variable that is set after the start is ignored', ({ provokes }) => {
    vi.stubEnv('SMALL_OPENAI_MODEL', 'mine');
    expect(getModel(ModelProviderName.OPENAI, ModelClass.SMALL)).toBe('gpt-4o-mini');
    provokes(PAGE, 'the old model answers');
  });

  test('an answer that can’t be parsed is asked for again, without a word', async ({ model, agent, provokes }) => {
    const { ask } = await agent();
    model.answer('Two.', 'Three.', 'Five.', { user: 'Ada', text: 'Seven.' });
    expect(await ask('A prime number?')).toEqual([{ user: 'Ada', text: 'Seven.' }]);
    expect(new Set(model.requests.map(({ prompt }) => prompt)).size).toBe(1);
    expect(model.requests).toHaveLength(4);
    provokes(PAGE, 'no answer, and the same request again and again');
  });

  test('a prompt that is too long is cut from the front', async ({ model, runtime, provokes }) => {
    const settings = { secrets: {}, modelConfig: { maxInputTokens: 50 } };
    const agent = await runtime({ character: { settings } });
    model.answer('Yes.');
    await generateText({ runtime: agent, ...QUESTION, context: `About Ada. ${'Hello. '.repeat(500)}The last words.` });
    const { prompt = '' } = model.requests[0] ?? {};
    expect(prompt).toContain('The last words.');
    expect(prompt).not.toContain('About Ada.');
    provokes(PAGE, 'the agent forgets who it is');
  });
});
