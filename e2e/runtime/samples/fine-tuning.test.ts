import { ModelClass, ModelProviderName, generateObject, generateText, getModel } from '@elizaos/core';
import { afterEach, describe, expect, vi } from 'vitest';
import { z } from 'zod';
import { lastLines, runInFolder } from '../support/folderProgram';
import { test } from '../support/test';

const PAGE = 'docs/advanced/fine-tuning.md';
const QUESTION = { context: 'What is a prime number?', modelClass: ModelClass.SMALL };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('listModels prints what the classes stand for, with the variables', async ({ guide, proves }) => {
  const page = guide(PAGE);
  const sample = page.sample('agent/src/listModels.ts');
  const shown = page.shown('Prints', 'text');
  const [plain, changed] = await Promise.all([
    runInFolder('listModels.ts', sample.code, { env: { OPENAI_API_URL: undefined } }),
    runInFolder('listModels.ts', sample.code, {
      env: { SMALL_OPENAI_MODEL: 'mine', OPENAI_API_URL: 'http://localhost:8080/v1' },
    }),
  ]);
  expect(lastLines(plain.stdout, shown)).toBe(shown);
  expect(changed.stdout).toContain('http://localhost:8080/v1\nsmall mine\n');
  proves({ samples: [sample.place] });
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
    provokes(PAGE, 'the old model answers', '');
  });

  test('an answer that can’t be parsed is asked for again, without a word', async ({ model, agent, provokes }) => {
    const { ask } = await agent();
    model.answer('Two.', 'Three.', 'Five.', { user: 'Ada', text: 'Seven.' });
    expect(await ask('A prime number?')).toEqual([{ user: 'Ada', text: 'Seven.' }]);
    expect(new Set(model.requests.map(({ prompt }) => prompt)).size).toBe(1);
    expect(model.requests).toHaveLength(4);
    provokes(PAGE, 'no answer, and the same request again and again', '');
  });

  test('a prompt that is too long is cut from the front', async ({ model, runtime, provokes }) => {
    const settings = { secrets: {}, modelConfig: { maxInputTokens: 50 } };
    const agent = await runtime({ character: { settings } });
    model.answer('Yes.');
    await generateText({ runtime: agent, ...QUESTION, context: `About Ada. ${'Hello. '.repeat(500)}The last words.` });
    const { prompt = '' } = model.requests[0] ?? {};
    expect(prompt).toContain('The last words.');
    expect(prompt).not.toContain('About Ada.');
    provokes(PAGE, 'the agent forgets who it is', '');
  });

  test('a temperature of 0 counts as missing', async ({ model, runtime, provokes }) => {
    const temperatures: unknown[] = [];
    for (const temperature of [0, 0.01]) {
      const settings = { secrets: {}, modelConfig: { temperature } };
      model.answer('A number.');
      await generateText({ runtime: await runtime({ character: { settings } }), ...QUESTION });
      temperatures.push(model.requests.at(-1)?.body.temperature);
    }
    expect(temperatures).toEqual([0.6, 0.01]);
    provokes(PAGE, 'has no effect', 'temperature: 0');
  });

  test('some providers have no generateObject', async ({ runtime, provokes }) => {
    const messages: string[] = [];
    for (const modelProvider of ['heurist', 'gaianet', 'galadriel', 'hyperbolic', 'venice'] as ModelProviderName[]) {
      const agent = await runtime({ character: { modelProvider } });
      const asked = generateObject({ runtime: agent, ...QUESTION, schema: z.object({ answer: z.string() }) });
      messages.push(await asked.then(String, ({ message }: Error) => message));
    }
    expect(messages).toEqual(
      ['heurist', 'gaianet', 'galadriel', 'hyperbolic', 'venice'].map((name) => `Unsupported provider: ${name}`),
    );
    provokes(PAGE, 'from an action', messages.join('\n'));
  });
});
