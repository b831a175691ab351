import type { Character } from '@elizaos/core';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, assert, beforeEach, expect, vi } from 'vitest';
import { runInFolder, type Outcome } from '../support/folderProgram';
import { readGuide } from '../support/guide';
import { test } from '../support/test';

// A process loads the release anew.
const LONG = 180_000;

const PAGE = 'docs/recipes/ollama.md';
const CHARACTER = 'characters/ada-local.character.json';

const RUNTIME = `
import { readFileSync } from "node:fs";
import { AgentRuntime, CacheManager, MemoryCacheAdapter, ModelClass, embed, generateText, validateCharacterConfig } from "@elizaos/core";

const character = JSON.parse(readFileSync("character.json", "utf8"));
validateCharacterConfig(character);
const runtime = new AgentRuntime({
    token: "",
    modelProvider: character.modelProvider,
    character: { ...character, system: "Answer in French." },
    databaseAdapter: new Proxy({}, { get: () => async () => [] }),
    cacheManager: new CacheManager(new MemoryCacheAdapter()),
});
`;

/** Asks the large model once, and ends with the answer, or with the first error that would be repeated without end. */
const ASK = `
const context = "word ".repeat(20_000) + "What is a prime number?";
generateText({ runtime, context, modelClass: ModelClass.LARGE }).then(console.log, () => process.exit(1));
`;

/** Asks for an embedding, and ends with its error, as the REST API does. */
const EMBED = 'await embed(runtime, "What is a prime number?");';

interface ChatRequest {
  model: string;
  messages: { role: string; content: unknown }[];
  options: Record<string, number>;
}

let server: ServerType;
let port: number;
let address: string;
let requests: ChatRequest[];

/** Ollama as far as the release asks it: it has one model. */
beforeEach(async () => {
  requests = [];
  const app = new Hono();
  app.post('/api/chat', async (context) => {
    const request = await context.req.json<ChatRequest>();
    requests.push(request);
    if (request.model !== 'ada-16k') {
      return context.json({ error: `model "${request.model}" not found, try pulling it first` }, 404);
    }
    const message = { role: 'assistant', content: 'A whole number above one.' };
    // What the release's client for Ollama wants besides.
    const timing = { total_duration: 1, load_duration: 1, prompt_eval_duration: 1, eval_duration: 1, eval_count: 1 };
    return context.json({ model: request.model, created_at: new Date(), message, done: true, ...timing });
  });
  app.post('/v1/embeddings', async (context) => {
    const { model } = await context.req.json<{ model: string }>();
    return context.json({ error: { message: `model "${model}" not found, try pulling it first` } }, 404);
  });
  port = await new Promise<number>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
  address = `http://127.0.0.1:${port}`;
});

afterEach(() => {
  server.close();
});

async function run(code: string, env: Record<string, string | undefined>): Promise<Outcome> {
  return runInFolder('ask.ts', RUNTIME + code, {
    files: { 'character.json': readGuide(PAGE).shown(CHARACTER) },
    env: { OPENAI_API_KEY: undefined, USE_OPENAI_EMBEDDING: undefined, OLLAMA_SERVER_URL: address, ...env },
  });
}

const askOnce = (env: Record<string, string | undefined>): Promise<Outcome> => run(ASK, env);

/** The setting that the page puts into `.env`. */
const modelOfPage = (): string | undefined => /^OLLAMA_MODEL=(.+)$/mu.exec(readGuide(PAGE).shown('.env'))?.[1];

test(
  'the page’s character asks the page’s model, without system, and within its window',
  { timeout: LONG },
  async () => {
    const { stdout, code } = await askOnce({ OLLAMA_MODEL: modelOfPage() });
    expect([code, stdout]).toEqual([0, expect.stringContaining('A whole number above one.')]);
    expect(stdout.split(/\s*\n\s*/u).join('\n')).toContain(readGuide(PAGE).shown('In the log', 'text', 1));

    const [request] = requests;
    assert(request);
    const { messages, options } = request;
    expect(messages.map(({ role }) => role)).toEqual(['user']);
    expect(JSON.stringify(messages)).not.toContain('French');
    const window = Number(/num_ctx (\d+)/u.exec(readGuide(PAGE).shown('Modelfile'))?.[1]);
    const words = JSON.stringify(messages).match(/word /gu)?.length ?? 0;
    expect(words).toBeGreaterThan(13_000);
    expect(words + (options.num_predict ?? Number.NaN)).toBeLessThan(window);
  },
);

test('the knowledge of the page is found, and the log shows it before the model', async ({
  guide,
  model,
  agent,
  log,
}) => {
  const page = guide(PAGE);
  const { knowledge } = JSON.parse(page.shown(CHARACTER)) as Pick<Character, 'knowledge'>;
  const question = /"text": "([^"]+)"/u.exec(page.shown('Check', 'bash'))?.[1] ?? '';
  const answer = JSON.parse(page.shown('Answer')) as [{ user: string; text: string }];
  model.answer(answer[0]);
  const { ask } = await agent({ character: { knowledge } });
  expect(await ask(question)).toEqual(answer);
  expect(model.requests[0]?.prompt).toContain(`- ${knowledge?.[0]}`);
  const [before = '', after = ''] = log.text().split('Selected model:');
  expect(before).toContain(page.shown('In the log'));
  expect(after).not.toContain('Matched fragment:');
});

test('an embedding that fails ends a message, also without knowledge', async ({ runtime, states }) => {
  states(PAGE, 'the search then asks for an embedding too, even without knowledge');
  states(PAGE, "If an embedding of knowledge fails, the agent doesn't start");
  const agent = await runtime();
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(input).endsWith('/embeddings') ? Promise.resolve(new Response('', { status: 404 })) : real(input, init),
  );
  const { agentId } = agent;
  const message = { userId: agentId, roomId: agentId, agentId, content: { text: 'Not seen before' } };
  await agent.messageManager.addEmbeddingToMemory(message);
  await expect(agent.composeState(message)).rejects.toThrow('Embedding API Error: 404');
  await expect(runtime({ character: { knowledge: ['Not seen either'] } })).rejects.toThrow('Embedding API Error: 404');
});

test('an embedding model that Ollama does not have is a status 404', { timeout: LONG }, async ({ provokes }) => {
  const { stdout, stderr } = await run(EMBED, { USE_OLLAMA_EMBEDDING: 'true' });
  expect(stdout).toContain('mxbai-embed-large');
  provokes(PAGE, 'Embedding API Error: 404', stderr);
});

test('without Ollama, fetching the embedding fails', { timeout: LONG }, async ({ provokes }) => {
  server.close();
  const { stderr } = await run(EMBED, { USE_OLLAMA_EMBEDDING: 'true' });
  provokes(PAGE, 'fetch failed', stderr.replaceAll(`:${port}`, ':11434'));
});

test('without the setting a model of 70 billion parameters is asked for', { timeout: LONG }, async ({ provokes }) => {
  const { stdout } = await askOnce({ OLLAMA_MODEL: undefined });
  expect(requests.map(({ model }) => model)).toEqual(['hermes3:70b']);
  provokes(PAGE, 'hermes3:70b', stdout);
});

test('a model that Ollama does not have is a status 404', { timeout: LONG }, async ({ provokes }) => {
  const { stdout } = await askOnce({ OLLAMA_MODEL: 'ada-32k' });
  expect(requests.map(({ model }) => model)).toEqual(['ada-32k']);
  provokes(PAGE, "and your model's name", stdout);
});

test('an Ollama that is not running is named in the log', { timeout: LONG }, async ({ provokes }) => {
  server.close();
  const { stdout } = await askOnce({ OLLAMA_MODEL: modelOfPage() });
  provokes(PAGE, 'Cannot connect to API', stdout);
});
