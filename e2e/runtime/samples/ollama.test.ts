import type Database from 'better-sqlite3';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, assert, beforeEach, expect } from 'vitest';
import { runInFolder, type Outcome } from '../support/folderProgram';
import { readGuide } from '../support/guide';
import { test } from '../support/test';

// A process loads the release anew.
const LONG = 180_000;

const PAGE = 'docs/recipes/ollama.md';
const CHARACTER = 'characters/ada-local.character.json';

/** Asks the large model once, and ends with the answer, or with the first error that would be repeated without end. */
const PROGRAM = `
import { readFileSync } from "node:fs";
import { AgentRuntime, CacheManager, MemoryCacheAdapter, ModelClass, generateText, validateCharacterConfig } from "@elizaos/core";

const character = JSON.parse(readFileSync("character.json", "utf8"));
validateCharacterConfig(character);
const runtime = new AgentRuntime({
    token: "",
    modelProvider: character.modelProvider,
    character: { ...character, system: "Answer in French." },
    databaseAdapter: new Proxy({}, { get: () => async () => null }),
    cacheManager: new CacheManager(new MemoryCacheAdapter()),
});
const context = "word ".repeat(20_000) + "What is a prime number?";
generateText({ runtime, context, modelClass: ModelClass.LARGE }).then(console.log, () => process.exit(1));
`;

interface ChatRequest {
  model: string;
  messages: { role: string; content: unknown }[];
  options: Record<string, number>;
}

let server: ServerType;
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
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
  address = `http://127.0.0.1:${port}`;
});

afterEach(() => {
  server.close();
});

async function askOnce(env: Record<string, string | undefined>): Promise<Outcome> {
  return runInFolder('ask.ts', PROGRAM, {
    files: { 'character.json': readGuide(PAGE).shown(CHARACTER) },
    env: { OPENAI_API_KEY: undefined, USE_OPENAI_EMBEDDING: undefined, OLLAMA_SERVER_URL: address, ...env },
  });
}

/** The setting that the page puts into `.env`. */
const modelOfPage = (): string | undefined => /^OLLAMA_MODEL=(.+)$/mu.exec(readGuide(PAGE).shown('.env'))?.[1];

test(
  'the page’s character asks the page’s model, without system, and within its window',
  { timeout: LONG },
  async () => {
    const { stdout, code } = await askOnce({ OLLAMA_MODEL: modelOfPage() });
    expect([code, stdout]).toEqual([0, expect.stringContaining('A whole number above one.')]);
    expect(stdout.split(/\s*\n\s*/u).join('\n')).toContain(readGuide(PAGE).shown('In the log'));

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

test('the check of the embeddings counts the vectors of users, and none of zeros', async ({ guide, model, agent }) => {
  const page = guide(PAGE);
  const sql = /"(SELECT[^"]+)"/u.exec(page.shown('Check', 'bash', 1))?.[1] ?? '';
  model.answer({ user: 'Ada', text: 'A whole number above one.', action: 'NONE' });
  const { runtime, ask } = await agent();
  await ask('What is a prime number?');
  const database = runtime.databaseAdapter.db as Database.Database;
  const counts = (): unknown => database.prepare(sql).raw().all();
  const [[, ...shown]] = page
    .shown('Prints')
    .split('\n')
    .map((line) => line.split('|').map(Number)) as [number[]];
  // The scripted embeddings are as long as those of OpenAI.
  expect(counts()).toEqual([[1536, ...shown]]);
  database.exec('UPDATE memories SET embedding = zeroblob(length(embedding))');
  expect(counts()).toEqual([[1536, 1, 0]]);
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
  provokes(PAGE, 'ECONNREFUSED', stdout);
});
