/** Rows of "What goes wrong" on the pages about packages: each is provoked, and its message compared. */
import { SqliteDatabaseAdapter } from '@elizaos/adapter-sqlite';
import {
  CacheManager,
  DatabaseAdapter,
  DbCacheAdapter,
  elizaLogger,
  embed,
  generateMessageResponse,
  generateObject,
  generateText,
  ModelClass,
  ModelProviderName,
  stringToUuid,
  type Account,
  type AgentRuntime,
  type IDatabaseCacheAdapter,
  type UUID,
} from '@elizaos/core';
import { bootstrapPlugin } from '@elizaos/plugin-bootstrap';
import Database from 'better-sqlite3';
import fs, { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { runInFolder } from '../support/folderProgram';
import { agentBeside, errorOf } from '../support/parts';
import { say } from '../support/room';
import { findRow } from '../../../src/checks/errorRows';
import { test } from '../support/test';

const CORE = 'docs/packages/core.md';
const CALL = 'docs/packages/generation.md';
const WRITE = 'docs/packages/database-adapters.md';
const ADAPTERS = 'docs/packages/adapters.md';
const MODULES = path.resolve(import.meta.dirname, '../node_modules');

/** Pauses of a second and more between two tries are left out. @returns their lengths in milliseconds */
function skipPauses(): number[] {
  const pauses: number[] = [];
  const real = globalThis.setTimeout;
  const hurried = (callback: (...args: unknown[]) => void, delay = 0, ...args: unknown[]): NodeJS.Timeout => {
    // Those of Node's fetch come with arguments, and Vitest has longer ones.
    if (delay >= 1000 && delay <= 16_000 && args.length === 0) {
      pauses.push(delay);
      return real(callback, 0);
    }
    return real(callback, delay, ...args);
  };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried as typeof setTimeout);
  return pauses;
}

const ask = { context: 'Say hello.', modelClass: ModelClass.SMALL };

test('without a package that core does not bring along, it can not be imported', ({ proves }) => {
  const row = findRow(CORE, "Cannot find package 'dotenv'");
  for (const message of row.messages) {
    const [, missing = ''] = /'([^']+)'$/u.exec(message) ?? [];
    const folder = mkdtempSync(path.join(tmpdir(), 'eliza-docs-'));
    try {
      const modules = path.join(folder, 'node_modules');
      linkPackages(modules, missing);
      const core = path.join(modules, '@elizaos/core');
      mkdirSync(path.join(core, 'dist'), { recursive: true });
      for (const file of ['package.json', 'dist/index.js']) {
        copyFileSync(path.join(MODULES, '@elizaos/core', file), path.join(core, file));
      }
      symlinkSync(path.join(MODULES, '@elizaos/core/node_modules'), path.join(core, 'node_modules'), 'junction');
      writeFileSync(path.join(folder, 'main.mjs'), 'import "@elizaos/core";');
      const { stderr } = spawnSync(process.execPath, ['main.mjs'], { cwd: folder, encoding: 'utf8' });
      expect(stderr, row.place).toContain(`Cannot find package '${missing}'`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  proves({ rows: [row.place] });
});

/** Links to all installed packages but one and core. */
function linkPackages(target: string, left: string): void {
  const names = readdirSync(MODULES)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(MODULES, name)).map((inner) => `${name}/${inner}`) : [name],
    );
  for (const name of names) {
    if (name !== left && name !== '@elizaos/core') {
      mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
      symlinkSync(path.join(MODULES, name), path.join(target, name), 'junction');
    }
  }
}

test('core exports its main entry only, to import only', ({ provokes }) => {
  const say = (code: string): string =>
    spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: path.dirname(MODULES), encoding: 'utf8' })
      .stderr;
  provokes(CORE, 'Package subpath', say('import "@elizaos/core/dist/types";'));
  provokes(
    CORE,
    'No "exports" main defined',
    say('import { createRequire } from "node:module"; createRequire(process.cwd() + "/x.js")("@elizaos/core");'),
  );
});

test('after an error generateMessageResponse logs and asks again, after a longer pause each time', async ({
  runtime,
  model,
  log,
  provokes,
}) => {
  const agent = await runtime();
  const pauses = skipPauses();
  const refused = { status: 401 as const, body: '{"error":{"message":"Incorrect API key"}}' };
  model.answer(refused, refused, refused, { user: 'Ada', text: 'Hello.', action: 'NONE' });
  expect(await generateMessageResponse({ runtime: agent, ...ask })).toMatchObject({ text: 'Hello.' });
  expect(pauses).toEqual(expect.arrayContaining([2000, 4000, 8000]));
  expect(log.text().match(/ERROR:/gu)).toHaveLength(3);
  provokes(CALL, 'an agent that never answers', log.text());
  provokes(CALL, 'AI_APICallError', log.text());
  provokes('docs/quickstart.md', 'the request hangs', log.text());
  expect(log.text()).toContain('"statusCode":401');
  expect(log.text()).toContain('"responseBody"');
  expect(log.text()).toContain(ask.context);
});

test('an answer that is no JSON is asked for again at once', async ({ runtime, model, log, provokes }) => {
  const agent = await runtime();
  const pauses = skipPauses();
  model.answer('Hello!', 'Hello again!', { user: 'Ada', text: 'Hello.', action: 'NONE' });
  await generateMessageResponse({ runtime: agent, ...ask });
  expect(model.requests).toHaveLength(3);
  expect(pauses).not.toContain(4000);
  expect(log.text()).not.toContain('ERROR:');
  provokes(CALL, 'many paid calls in a short time');
});

test('with an empty context generateMessageResponse repeats without a pause', async ({ runtime, provokes }) => {
  const agent = await runtime();
  const waits = new Promise((resolve) => {
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((_callback: () => void, delay: number) => {
      resolve(delay);
      return undefined;
    }) as unknown as typeof setTimeout);
  });
  let tries = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {
    tries += 1;
    if (tries === 50) {
      throw new Error('enough');
    }
  });
  void generateMessageResponse({ runtime: agent, ...ask, context: '' });
  // The error makes it wait for the first time, for ever here.
  expect(await waits).toBe(2000);
  expect(tries).toBe(50);
  provokes(CALL, 'a process that hangs at full load');
});

test('without a key, AI_LoadAPIKeyError is logged', async ({ runtime, log, provokes }) => {
  const agent = await runtime();
  vi.stubEnv('OPENAI_API_KEY', undefined);
  agent.token = undefined as unknown as string;
  await errorOf(generateText({ runtime: agent, ...ask }));
  provokes(CALL, 'AI_LoadAPIKeyError', log.text());
});

test('after three tries to connect, AI_RetryError is logged', async ({ runtime, model, log, provokes }) => {
  const agent = await runtime();
  const overloaded = { status: 500 as const, body: '{"error":{"message":"overloaded"}}' };
  model.answer(overloaded, overloaded, overloaded);
  skipPauses();
  await errorOf(generateText({ runtime: agent, ...ask }));
  expect(model.requests).toHaveLength(3);
  provokes(CALL, 'AI_RetryError', log.text());
  expect(log.text()).toContain('"lastError"');
});

test('an address that is no URL is logged as {}', async ({ runtime, log, provokes }) => {
  const agent = await runtime({ character: { modelEndpointOverride: 'no address' } });
  log.clear();
  await errorOf(generateText({ runtime: agent, ...ask }));
  const lines = log
    .text()
    .split('\n')
    .map((line) => line.trim());
  const error = lines.indexOf('Error in generateText:');
  provokes(CALL, 'nothing but {} below', lines.slice(error, error + 2).join('\n'));
  expect(lines[error + 1]).toBe('{}');
});

test('some providers have no generateObject', async ({ runtime, provokes }) => {
  const providers = ['heurist', 'gaianet', 'galadriel', 'hyperbolic', 'venice'] as ModelProviderName[];
  const { z } = await import('zod');
  for (const modelProvider of providers) {
    const agent = await runtime({ character: { modelProvider } });
    const error = await errorOf(generateObject({ runtime: agent, ...ask, schema: z.object({}) }));
    expect(error).toBe(`Error: Unsupported provider: ${modelProvider}`);
    provokes(CALL, 'Unsupported provider', error);
    provokes('docs/advanced/fine-tuning.md', 'from an action', error);
  }
});

test('if the local embedding fails, a provider without an address throws', async ({ runtime, provokes }) => {
  const agent = await runtime();
  vi.stubEnv('USE_OPENAI_EMBEDDING', undefined);
  agent.character.modelProvider = ModelProviderName.LLAMALOCAL;
  // Before the model is downloaded, its folder is looked for.
  vi.spyOn(fs, 'existsSync').mockImplementation(() => {
    throw new Error('no disk');
  });
  syncBuiltinESMExports();
  const message = await errorOf(embed(agent, 'Never seen before'));
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  provokes(CALL, "(reading 'endsWith')", message);
});

test('llama_local without the node plugin throws', async ({ runtime, provokes }) => {
  const agent = await runtime();
  agent.modelProvider = ModelProviderName.LLAMALOCAL;
  provokes(CALL, 'Text generation service not found', await errorOf(generateText({ runtime: agent, ...ask })));
});

test('a runtime without a database adapter throws', async ({ provokes }) => {
  provokes(WRITE, 'No database adapter provided', await errorOf(() => agentBeside({} as AgentRuntime, {})));
});

test('a runtime made before init() ends the process', async ({ provokes }) => {
  const program = `
    import { SqliteDatabaseAdapter } from '@elizaos/adapter-sqlite';
    import { AgentRuntime, CacheManager, MemoryCacheAdapter } from '@elizaos/core';
    import Database from 'better-sqlite3';
    import { ADA } from './agent';
    new AgentRuntime({
      character: ADA, modelProvider: 'openai', token: '',
      databaseAdapter: new SqliteDatabaseAdapter(new Database(':memory:')),
      cacheManager: new CacheManager(new MemoryCacheAdapter()),
    });
    setTimeout(() => console.log('still there'), 60_000);`;
  const { code, stdout, stderr } = await runInFolder('main.ts', program);
  expect([code, stdout.includes('still there')]).toEqual([1, false]);
  for (const page of [WRITE, ADAPTERS, 'docs/guides/advanced.md', 'docs/recipes/embed-in-a-server.md']) {
    provokes(page, 'no such table', stderr);
  }
});

test('nothing is stored if the adapter finds a memory for every id', async ({ runtime, log, provokes }) => {
  const agent = await runtime();
  const create = vi.spyOn(agent.databaseAdapter, 'createMemory');
  vi.spyOn(agent.databaseAdapter, 'getMemoryById').mockResolvedValue({} as never);
  elizaLogger.verbose = true;
  try {
    await say(agent, 'Hello');
  } finally {
    elizaLogger.verbose = false;
  }
  expect(create).not.toHaveBeenCalled();
  const row = findRow(WRITE, 'nothing is stored, no error');
  provokes(WRITE, 'nothing is stored, no error', `${log.text()} ${row.messages.at(-1)}`);
  expect(log.text()).toContain(row.messages[0]);
});

test('a log that rejects is an unhandled rejection where no one waits for it', async ({ runtime, model, provokes }) => {
  const agent = await runtime({ plugins: [bootstrapPlugin] });
  // A spy would handle the rejection.
  agent.databaseAdapter.log = async () => Promise.reject(new Error('no log'));
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const unhandled = new Promise((resolve) => process.once('unhandledRejection', resolve));
  try {
    model.answer('YES', { user: 'Ada', text: 'And more.', action: 'NONE' });
    const message = await say(agent, 'Go on');
    const go = agent.actions.find(({ name }) => name === 'CONTINUE');
    await go?.handler(agent, message, await agent.composeState(message), {}, async () => []);
    expect(await unhandled).toEqual(new Error('no log'));
  } finally {
    listeners.forEach((listener) => process.on('unhandledRejection', listener));
  }
  provokes(WRITE, 'an unhandled rejection');
});

test('no account and no room appears if the adapter finds one for every id', async ({ runtime, provokes }) => {
  const agent = await runtime();
  const { databaseAdapter } = agent;
  const created = [vi.spyOn(databaseAdapter, 'createAccount'), vi.spyOn(databaseAdapter, 'createRoom')];
  vi.spyOn(databaseAdapter, 'getAccountById').mockResolvedValue({} as Account);
  vi.spyOn(databaseAdapter, 'getRoom').mockResolvedValue({} as UUID);
  await agent.ensureConnection(stringToUuid('someone'), stringToUuid('somewhere'));
  for (const create of created) {
    expect(create).not.toHaveBeenCalled();
  }
  provokes(WRITE, 'no account or room appears');
});

test('if getCachedEmbeddings returns undefined, embed throws, and messages get vectors of zeros', async ({
  runtime,
  log,
  provokes,
}) => {
  const agent = await runtime();
  vi.spyOn(agent.databaseAdapter, 'getCachedEmbeddings').mockResolvedValue(undefined as never);
  const { embedding } = await say(agent, 'Hello');
  expect(new Set(embedding)).toEqual(new Set([0]));
  provokes(WRITE, 'Failed to generate embedding:', `${log.text()}\n${await errorOf(embed(agent, 'Hello'))}`);
});

test('an adapter without cache methods is no cache', async ({ provokes }) => {
  const cache = new CacheManager(new DbCacheAdapter({} as IDatabaseCacheAdapter, stringToUuid('agent')));
  provokes(WRITE, 'this.db.getCache is not a function', await errorOf(cache.get('key')));
});

test('the fifth failure in all opens the circuit breaker, for 60 seconds', async ({ provokes }) => {
  // Abstract methods are missing: it has only what DatabaseAdapter brings along.
  const Bare = DatabaseAdapter as unknown as new () => {
    withCircuitBreaker: <Result>(operation: () => Promise<Result>, context: string) => Promise<Result>;
  };
  const adapter = new Bare();
  const fail = async (): Promise<never> => Promise.reject(new Error('no connection'));
  const succeed = async (): Promise<string> => 'done';
  for (let failure = 0; failure < 5; failure += 1) {
    expect(await adapter.withCircuitBreaker(succeed, 'test'), 'a success does not reset the count').toBe('done');
    expect(await errorOf(adapter.withCircuitBreaker(fail, 'test'))).toBe('Error: no connection');
  }
  const message = await errorOf(adapter.withCircuitBreaker(succeed, 'test'));
  provokes(WRITE, 'Circuit breaker is OPEN', message);
  provokes(ADAPTERS, 'Circuit breaker is OPEN', message);
  const opened = Date.now();
  vi.useFakeTimers({ now: opened + 60_500 });
  for (let success = 0; success < 3; success += 1) {
    expect(await adapter.withCircuitBreaker(succeed, 'test')).toBe('done');
  }
  expect(await errorOf(adapter.withCircuitBreaker(fail, 'test'))).toBe('Error: no connection');
  expect(await adapter.withCircuitBreaker(succeed, 'test'), 'it has counted from zero').toBe('done');
});

test('a SQLite file in a folder that is missing can not be opened', async ({ provokes }) => {
  const error = await errorOf(() => new Database('missing/folder/db.sqlite'));
  provokes(ADAPTERS, 'Cannot open database because the directory does not exist', error);
});

test('without a build of sqlite-vec, the adapter can not be made', ({ log, provokes }) => {
  const database = new Database(':memory:');
  vi.spyOn(database, 'loadExtension').mockImplementation(() => {
    throw new Error('vec0.so: cannot open shared object file');
  });
  expect(() => new SqliteDatabaseAdapter(database)).toThrow('vec0.so');
  provokes(ADAPTERS, 'Failed to load sqlite-vec extensions:', log.text());
});
