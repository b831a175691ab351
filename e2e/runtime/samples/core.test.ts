import { stringToUuid, type AgentRuntime, type IAgentRuntime, type State, type UUID } from '@elizaos/core';
import { expect } from 'vitest';
import { runInFolder } from '../support/folderProgram';
import type { RawReply } from '../support/model';
import { test } from '../support/test';

// A process loads the release anew.
const LONG = 180_000;

const PAGE = 'docs/packages/core.md';
const ROOM = stringToUuid('room');
const USER = stringToUuid('user');

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
  const shown: unknown = JSON.parse(page.shown('Structured objects', 'json'));
  model.answer(toolCall(shown), toolCall({ mood: 'splendid', reason: '' }));
  expect(await moodOf(agent, 'The tests pass, but they take an hour.')).toEqual(shown);
  expect(model.requests[0]?.prompt).toBe('What is the mood of this text?\n\nThe tests pass, but they take an hour.');
  await expect(moodOf(agent, 'Splendid!')).rejects.toThrow('Type validation failed');
});

test('prompt.ts fills the template as the page shows, and leaves out a header without a body', async ({
  guide,
  runtime,
}) => {
  const page = guide(PAGE);
  const { prompt } = await page.sample('prompt.ts').load<{ prompt: (state: State, rules: string[]) => string }>();
  const state = await stateAfterHello(await runtime());
  const withoutId = (text: string): string => text.trim().replace(/\[[0-9a-f]{5}\]/gu, '[…]');
  expect(withoutId(prompt(state, ['Be brief.']))).toBe(withoutId(page.shown('Prompts and parsing', 'text')));
  expect(prompt(state, [])).not.toContain('# Rules');
});

test('goal.ts adds a goal that stands in the state as the page shows', async ({ guide, runtime }) => {
  const page = guide(PAGE);
  const { addGoal } = await page
    .sample('goal.ts')
    .load<{ addGoal: (runtime: IAgentRuntime, roomId: UUID, userId: UUID) => Promise<void> }>();
  const agent = await runtime();
  await agent.ensureConnection(USER, ROOM, 'me', 'Me', 'direct');
  await addGoal(agent, ROOM, USER);
  const { goals } = await stateAfterHello(agent);
  const withoutId = (text = ''): string => text.trim().replace(/^id: .*$/mu, 'id: …');
  expect(withoutId(goals)).toBe(withoutId(page.shown('{{goals}}')));
});

test('price.ts loads once within a minute and stores what the page shows', async ({ guide, runtime }) => {
  const page = guide(PAGE);
  const { price } = await page
    .sample('price.ts')
    .load<{ price: (runtime: IAgentRuntime, load: () => Promise<number>) => Promise<number> }>();
  const agent = await runtime();
  const shown = JSON.parse(page.shown('Stored as shop/price')) as { value: number; expires: number };
  let loads = 0;
  const load = async (): Promise<number> => {
    loads += 1;
    return shown.value;
  };
  const before = Date.now();
  expect([await price(agent, load), await price(agent, load), loads]).toEqual([shown.value, shown.value, 1]);
  const stored = JSON.parse((await storedText(agent, 'shop/price')) ?? '') as { value: number; expires: number };
  expect(Object.keys(stored)).toEqual(Object.keys(shown));
  expect(stored.value).toBe(shown.value);
  expect(stored.expires - before).toBeGreaterThanOrEqual(60_000);
  await agent.cacheManager.set('shop/price', 1, { expires: 60_000 });
  expect(await price(agent, load), 'expires is a point in time').toBe(shown.value);
});

test(
  'log.ts prints what the page shows, all of it to the standard output',
  { timeout: LONG },
  async ({ guide, proves }) => {
    const page = guide(PAGE);
    const { code, place } = page.sample('log.ts');
    const plain = (text: string): string =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join('\n')
        // Since Node 22.
        .replace(' (line 1 column 2)', '');
    const { stdout, stderr } = await runInFolder('log.ts', code, { env: { VERBOSE: undefined } });
    const shown = plain(page.shown('Prints'));
    expect(plain(stdout).slice(-shown.length)).toBe(shown);
    expect(plain(stdout)).not.toContain('Only with VERBOSE=true');
    expect(stderr).toBe('');
    proves({ samples: [place] });
  },
);

/** An answer of the model as the AI SDK wants it for an object: the arguments of a call. */
function toolCall(object: unknown): RawReply {
  const call = { id: 'call', type: 'function', function: { name: 'json', arguments: JSON.stringify(object) } };
  return {
    status: 200,
    body: JSON.stringify({
      id: 'scripted',
      object: 'chat.completion',
      created: 0,
      model: 'gpt-4o-mini',
      choices: [
        { index: 0, finish_reason: 'tool_calls', message: { role: 'assistant', content: null, tool_calls: [call] } },
      ],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  };
}

async function stateAfterHello(agent: AgentRuntime): Promise<State> {
  await agent.ensureConnection(USER, ROOM, 'me', 'Me', 'direct');
  const message = { userId: USER, roomId: ROOM, agentId: agent.agentId, content: { text: 'Hello' } };
  await agent.messageManager.createMemory(
    await agent.messageManager.addEmbeddingToMemory({ ...message, id: stringToUuid('hello'), createdAt: Date.now() }),
  );
  return agent.composeState(message);
}

/** The text as the cache's adapter keeps it. */
async function storedText(agent: AgentRuntime, key: string): Promise<string | undefined> {
  const { adapter } = agent.cacheManager as unknown as {
    adapter: { get: (key: string) => Promise<string | undefined> };
  };
  return adapter.get(key);
}
