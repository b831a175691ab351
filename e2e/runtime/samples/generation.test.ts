import { booleanFooter, generateText, ModelClass, type IAgentRuntime } from '@elizaos/core';
import { tool } from 'ai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { lastLines } from '../support/folderProgram';
import { callOf } from '../support/model';
import { scratchFolder, test } from '../support/test';

const PAGE = 'docs/packages/generation.md';

test('title.ts sends the prompt that the page shows to the small model and returns its answer', async ({
  guide,
  model,
  runtime,
}) => {
  const page = guide(PAGE);
  const { titleOf } = await page
    .sample('title.ts')
    .load<{ titleOf: (runtime: IAgentRuntime, text: string) => Promise<string> }>();
  model.answer('Primes and Their Divisors');
  const prompt = page.shown('Prompt');
  const text = prompt.split('\n').at(-1) ?? '';
  expect(await titleOf(await runtime(), text)).toBe('Primes and Their Divisors');
  expect(model.requests.map(({ model: name, prompt: sent }) => [name, sent])).toEqual([
    ['gpt-4o-mini', `Answer in one sentence.\n${prompt}`],
  ]);
});

test('mood.ts returns an object of its schema, and throws if the model answers another one', async ({
  guide,
  model,
  runtime,
}) => {
  const page = guide(PAGE);
  const { moodOf } = await page
    .sample('mood.ts')
    .load<{ moodOf: (runtime: IAgentRuntime, text: string) => Promise<unknown> }>();
  const agent = await runtime();
  const shown = JSON.parse(page.output('mood.ts')) as object;
  model.answer(callOf('json', shown), callOf('json', { mood: 'splendid', reason: '' }));
  expect(await moodOf(agent, 'The tests pass, but they take an hour.')).toEqual(shown);
  expect(model.requests[0]?.prompt).toBe('What is the mood of this text?\n\nThe tests pass, but they take an hour.');
  await expect(moodOf(agent, 'Splendid!')).rejects.toThrow('Type validation failed');
});

test('a tool is called, and its result goes back to the model', async ({ guide, model, runtime }) => {
  const page = guide(PAGE);
  const { answer } = await page
    .sample('with-tools.ts')
    .load<{ answer: (runtime: IAgentRuntime, question: string) => Promise<string> }>();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  model.answer(callOf('rollDie', { sides: 6 }), 'You rolled a 4.');
  expect(await answer(await runtime(), 'Roll a die.')).toBe('You rolled a 4.');
  const [first, second] = model.requests.map(
    ({ body }) => body as { tools: { function: object }[]; messages: unknown[] },
  );
  expect(first?.tools[0]?.function).toMatchObject({ name: 'rollDie', description: 'Rolls a die' });
  expect(second?.messages.at(-1)).toEqual(JSON.parse(page.output('with-tools.ts')));
});

test('with one step, an answer that begins with a call of a tool is empty', async ({ model, runtime }) => {
  model.answer(callOf('rollDie', { sides: 6 }));
  const tools = { rollDie: tool({ parameters: z.object({ sides: z.number() }), execute: () => Promise.resolve(4) }) };
  const asked = { context: 'Roll a die.', modelClass: ModelClass.LARGE, maxSteps: 1, tools };
  expect(await generateText({ runtime: await runtime(), ...asked })).toBe('');
  expect(model.requests).toHaveLength(1);
});

test('isQuestion reads the model’s yes and no', async ({ guide, model, runtime }) => {
  const page = guide(PAGE);
  const { isQuestion } = await page
    .sample('decide.ts')
    .load<{ isQuestion: (runtime: IAgentRuntime, text: string) => Promise<boolean> }>();
  model.answer('YES', 'NO');
  const asker = await runtime({ character: { system: undefined } });
  const shown = page.output('decide.ts');
  expect(await isQuestion(asker, shown.split('\n\n')[1] ?? '')).toBe(true);
  expect(await isQuestion(asker, 'The museum is closed.')).toBe(false);
  expect(model.requests[0]?.prompt).toBe(shown);
  expect(shown).toContain(booleanFooter);
});

test('paint writes the image, and says what the service refused', async ({ guide, runtime }) => {
  const page = guide(PAGE);
  const { paint } = await page
    .sample('paint.ts')
    .load<{ paint: (runtime: IAgentRuntime, prompt: string, file: string) => Promise<void> }>();
  const painter = await runtime({ character: { imageModelProvider: 'heurist' as never } });
  const file = path.join(scratchFolder('generation'), 'bicycle.png');
  const sent = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(Response.json('https://images.example/bicycle.png'))
    .mockResolvedValueOnce(new Response('the picture'))
    .mockResolvedValueOnce(new Response('', { status: 401, statusText: 'Unauthorized' }));
  await paint(painter, 'a red bicycle', file);
  expect(readFileSync(file, 'utf8')).toBe('the picture');
  expect(sent.mock.calls.map(([url]) => url)).toEqual([
    'http://sequencer.heurist.xyz/submit_job',
    'https://images.example/bicycle.png',
  ]);
  await expect(paint(painter, 'a red bicycle', file)).rejects.toThrow(new Error(page.output('paint.ts')));
  sent.mockResolvedValueOnce(Response.json('data:image/png;base64,' + Buffer.from('inline').toString('base64')));
  await paint(painter, 'a red bicycle', file);
  expect(readFileSync(file, 'utf8')).toBe('inline');
});

test('trimTokens keeps the end, and splitChunks lets parts share', async ({ guide, runtime }) => {
  const page = guide(PAGE);
  const { lastPart, parts } = await page.sample('fit.ts').load<{
    lastPart: (runtime: IAgentRuntime, text: string) => Promise<string>;
    parts: (text: string) => Promise<string[]>;
  }>();
  const words = Array.from({ length: 3000 }, (_, index) => `w${index % 10}`).join(' ');
  const kept = await lastPart(await runtime(), words);
  expect(kept.length).toBeLessThan(words.length);
  expect(words.endsWith(kept)).toBe(true);
  const text = Array.from({ length: 500 }, (_, index) => `${index}. A short sentence.`).join(' ');
  const split = await parts(text);
  expect(split.map(({ length }) => length)).toEqual(JSON.parse(page.output('fit.ts')));
  expect(split[1]?.startsWith(split[0]?.slice(-100) ?? '-') ?? false).toBe(false);
  expect(split[1]).toContain(split[0]?.slice(-100));
});

test('the embedding model is the one that the page shows, and the settings change it', async ({ guide, log }) => {
  const page = guide(PAGE);
  const sample = page.sample('which-embedding.ts');
  const shown = page.output('which-embedding.ts');
  const { stdout } = await sample.run({ env: { USE_OPENAI_EMBEDDING: undefined } });
  expect(lastLines(stdout, shown)).toBe(shown);
  const lengths: unknown[] = [];
  for (const service of ['OPENAI', 'OLLAMA', 'GAIANET']) {
    vi.stubEnv('USE_OPENAI_EMBEDDING', '');
    vi.stubEnv(`USE_${service}_EMBEDDING`, 'true');
    log.clear();
    await sample.load();
    lengths.push(/(\d+) numbers/u.exec(log.text())?.[1]);
    vi.unstubAllEnvs();
  }
  expect(lengths).toEqual(['1536', '1024', '768']);
});
