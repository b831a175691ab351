import type { Character } from '@elizaos/core';
import { assert, beforeEach, expect } from 'vitest';
import { runInFolder, type Outcome } from '../support/folderProgram';
import { readGuide } from '../support/guide';
import { answerFor, chatAnswer, serveJson, type LocalService } from '../support/services';
import { test } from '../support/test';

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

let ollama: LocalService;

const chats = (): ChatRequest[] => ollama.requests.map(({ body }) => body as unknown as ChatRequest);

/** Ollama as far as the release asks it: it has one model. */
beforeEach(async () => {
  ollama = await serveJson((url, { model }) => {
    const error = `model "${String(model)}" not found, try pulling it first`;
    if (url === '/v1/embeddings') {
      return Response.json({ error: { message: error } }, { status: 404 });
    }
    return model === 'ada-16k' ? chatAnswer('A whole number above one.') : Response.json({ error }, { status: 404 });
  });
});

async function run(code: string, env: Record<string, string | undefined>): Promise<Outcome> {
  return runInFolder('ask.ts', RUNTIME + code, {
    files: { 'character.json': readGuide(PAGE).shown(CHARACTER) },
    env: { OPENAI_API_KEY: undefined, USE_OPENAI_EMBEDDING: undefined, OLLAMA_SERVER_URL: ollama.address, ...env },
  });
}

/** The setting that the page puts into `.env`. */
const modelOfPage = (): string | undefined => /^OLLAMA_MODEL=(.+)$/mu.exec(readGuide(PAGE).shown('.env'))?.[1];

test('the page’s character asks the page’s model, without system, and within its window', async () => {
  const { stdout, code } = await run(ASK, { OLLAMA_MODEL: modelOfPage() });
  expect([code, stdout]).toEqual([0, expect.stringContaining('A whole number above one.')]);
  expect(stdout.split(/\s*\n\s*/u).join('\n')).toContain(readGuide(PAGE).shown('In the log', 'text', 1));

  const [request] = chats();
  assert(request);
  const { messages, options } = request;
  expect(messages.map(({ role }) => role)).toEqual(['user']);
  expect(JSON.stringify(messages)).not.toContain('French');
  const window = Number(/num_ctx (\d+)/u.exec(readGuide(PAGE).shown('Modelfile'))?.[1]);
  const words = JSON.stringify(messages).match(/word /gu)?.length ?? 0;
  expect(words).toBeGreaterThan(13_000);
  expect(words + (options.num_predict ?? Number.NaN)).toBeLessThan(window);
});

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
  states(PAGE, "The search that follows also needs an embedding, even if the character doesn't have any knowledge.");
  states(PAGE, "If Ollama can't create an embedding for knowledge, the agent doesn't start.");
  const agent = await runtime();
  answerFor(({ pathname }) => (pathname.endsWith('/embeddings') ? new Response('', { status: 404 }) : undefined));
  const { agentId } = agent;
  const message = { userId: agentId, roomId: agentId, agentId, content: { text: 'Not seen before' } };
  await agent.messageManager.addEmbeddingToMemory(message);
  await expect(agent.composeState(message)).rejects.toThrow('Embedding API Error: 404');
  await expect(runtime({ character: { knowledge: ['Not seen either'] } })).rejects.toThrow('Embedding API Error: 404');
});

test('an embedding model that Ollama does not have is a status 404', async ({ provokes }) => {
  const { stdout, stderr } = await run(EMBED, { USE_OLLAMA_EMBEDDING: 'true' });
  expect(stdout).toContain('mxbai-embed-large');
  provokes(PAGE, 'Embedding API Error: 404', stderr);
});

test('without Ollama, fetching the embedding fails', async ({ provokes }) => {
  ollama.close();
  const { stderr } = await run(EMBED, { USE_OLLAMA_EMBEDDING: 'true' });
  provokes(PAGE, 'fetch failed', stderr.replaceAll(new URL(ollama.address).host, '127.0.0.1:11434'));
});

test.for<[row: string, setting: string | undefined, asked: string]>([
  ['hermes3:70b', undefined, 'hermes3:70b'],
  ["and your model's name", 'ada-32k', 'ada-32k'],
])('%s: a model that Ollama does not have is a status 404', async ([row, setting, asked], { provokes }) => {
  const { stdout } = await run(ASK, { OLLAMA_MODEL: setting });
  expect(chats().map(({ model }) => model)).toEqual([asked]);
  provokes(PAGE, row, stdout);
});

test('an Ollama that is not running is named in the log', async ({ provokes }) => {
  ollama.close();
  const { stdout } = await run(ASK, { OLLAMA_MODEL: modelOfPage() });
  provokes(PAGE, 'Cannot connect to API', stdout);
});
