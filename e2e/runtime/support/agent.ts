import { SqliteDatabaseAdapter } from '@elizaos/adapter-sqlite';
import { DirectClient } from '@elizaos/client-direct';
import {
  AgentRuntime,
  CacheManager,
  defaultCharacter,
  MemoryCacheAdapter,
  ModelProviderName,
  type Character,
  type IDatabaseAdapter,
  type Plugin,
} from '@elizaos/core';
import Database from 'better-sqlite3';
import type { AddressInfo } from 'node:net';

/** A character with only what the runtime requires. */
export const ADA: Character = {
  ...defaultCharacter,
  id: undefined,
  name: 'Ada',
  username: 'ada',
  modelProvider: ModelProviderName.OPENAI,
  plugins: [],
  clients: [],
  settings: { secrets: { OPENAI_API_KEY: 'sk-test' } },
  system: 'Answer in one sentence.',
  bio: ['Ada knows analytical engines.'],
  lore: ['She wrote the first program.'],
  knowledge: [],
  messageExamples: [],
  postExamples: [],
  topics: ['engines'],
  adjectives: ['precise'],
  style: { all: ['brief'], chat: ['friendly'], post: ['dry'] },
};

export interface AgentOptions {
  character?: Partial<Character>;
  plugins?: Plugin[];
}

export interface Agent {
  runtime: AgentRuntime;
  client: DirectClient;
  /** Address of its REST API, without a slash at the end. */
  address: string;
  /** Sends a message by the REST API. @returns the answer's body */
  ask(text: string, more?: Record<string, unknown>): Promise<unknown>;
  stop(): Promise<void>;
}

/** A runtime of the release with a SQLite database in memory, as the default agent of the release makes it. */
export async function makeRuntime({ character, plugins = [] }: AgentOptions = {}): Promise<AgentRuntime> {
  const databaseAdapter = new SqliteDatabaseAdapter(new Database(':memory:'));
  await databaseAdapter.init();
  const runtime = new AgentRuntime({
    databaseAdapter: databaseAdapter as unknown as IDatabaseAdapter,
    token: 'sk-test',
    modelProvider: ModelProviderName.OPENAI,
    character: { ...ADA, ...character, plugins },
    cacheManager: new CacheManager(new MemoryCacheAdapter()),
  });
  await runtime.initialize();
  // The default agent sets it to the clients that it has started.
  runtime.clients = {};
  return runtime;
}

/** Opens the REST API of a client on a free port. */
export async function listen(client: DirectClient): Promise<{ address: string; close: () => Promise<void> }> {
  const server = client.app.listen(0, '127.0.0.1');
  // On a busy machine it would end connections that a request is about to use.
  server.keepAliveTimeout = 0;
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An agent of the release with its REST API on a free port. */
export async function startAgent(options: AgentOptions = {}): Promise<Agent> {
  const runtime = await makeRuntime(options);
  const client = new DirectClient();
  client.registerAgent(runtime);
  const { address, close } = await listen(client);
  return {
    runtime,
    client,
    address,
    async ask(text, more = {}) {
      const response = await fetch(`${address}/${runtime.character.name}/message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text, userId: 'me', ...more }),
      });
      return response.headers.get('content-type')?.includes('json') ? response.json() : response.text();
    },
    async stop() {
      await close();
      await runtime.databaseAdapter.close();
    },
  };
}
