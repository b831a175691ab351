import { DirectClient } from '@elizaos/client-direct';
import {
  stringToUuid,
  type Account,
  type AgentRuntime,
  type DatabaseAdapter,
  type IDatabaseAdapter,
  type Memory,
  type UUID,
} from '@elizaos/core';
import { expect, vi } from 'vitest';
import { listen } from '../support/agent';
import { runInFolder } from '../support/folderProgram';
import { test } from '../support/test';

const PAGE = 'docs/packages/database-adapters.md';
const EXAMPLE = 'docs/packages/example-adapter.md';

test('with SQLite in place of PostgreSQL, as the page says, agent.ts starts a runtime', async ({ guide }) => {
  const page = guide(PAGE);
  const sqlite = page.page.inlineCode.find(({ text }) => text.startsWith('new SqliteDatabaseAdapter('))?.text ?? '-';
  const code = page
    .sample('agent.ts')
    .code.replace(
      'import { PostgresDatabaseAdapter } from "@elizaos/adapter-postgres";',
      'import { SqliteDatabaseAdapter } from "@elizaos/adapter-sqlite";\nimport Database from "better-sqlite3";',
    )
    .replace(/new PostgresDatabaseAdapter\(.*\)/u, sqlite);
  const {
    code: status,
    stdout,
    stderr,
  } = await runInFolder('agent.ts', `${code}\nconsole.log(runtime.agentId, character.id);\n`);
  expect([status, stderr]).toEqual([0, '']);
  const id = stringToUuid('my-agent');
  expect(stdout.split('\n')).toContain(`${id} ${id}`);
});

test('guarded.ts refuses calls after twenty failures with the error that the page shows, and tries again after ten seconds', async ({
  guide,
}) => {
  const page = guide(PAGE);
  const { GuardedAdapter } = await page.sample('guarded.ts').load<{
    GuardedAdapter: new () => { db: unknown; getAccountById: (id: UUID) => Promise<Account | null> };
  }>();
  const guarded = new GuardedAdapter();
  const find = vi.fn(async () => Promise.reject(new Error('no connection')));
  guarded.db = { find };
  const id = stringToUuid('user');
  for (let call = 0; call < 20; call += 1) {
    await expect(guarded.getAccountById(id)).rejects.toThrow('no connection');
  }
  await expect(guarded.getAccountById(id)).rejects.toThrow(page.shown('Error'));
  expect(find).toHaveBeenCalledTimes(20);
  guarded.db = { find: async () => undefined };
  vi.useFakeTimers({ now: Date.now() + 10_001 });
  expect(await guarded.getAccountById(id)).toBeNull();
});

test('an agent works on the adapter of map-adapter.ts and stores what the page shows', async ({ guide, model }) => {
  const page = guide(EXAMPLE);
  const { MapDatabaseAdapter } = await page
    .sample('map-adapter.ts')
    .load<{ MapDatabaseAdapter: new () => DatabaseAdapter & IDatabaseAdapter }>();
  const { testRuntime } = await page.sample('test-runtime.ts').load<{ testRuntime: () => Promise<AgentRuntime> }>();
  const runtime = await testRuntime();
  expect(runtime.databaseAdapter.constructor.name).toBe('MapDatabaseAdapter');
  model.answer({ user: 'Eliza', text: 'Hello.', action: 'NONE' });
  const client = new DirectClient();
  client.registerAgent(runtime);
  const { address, close } = await listen(client);
  const response = await fetch(`${address}/Eliza/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Good morning', userId: 'me' }),
  });
  expect(await response.json()).toEqual([{ user: 'Eliza', text: 'Hello.', action: 'NONE' }]);
  await close();
  const { db } = runtime.databaseAdapter as IDatabaseAdapter & {
    db: Record<string, { size?: number; length?: number }>;
  };
  const shown = JSON.parse(page.shown('Stored')) as Record<string, number>;
  expect(Object.fromEntries(Object.keys(shown).map((name) => [name, db[name]?.size ?? db[name]?.length]))).toEqual(
    shown,
  );

  // What the page says of it: it respects match_threshold, and never adds a participant twice.
  const adapter = new MapDatabaseAdapter();
  const [roomId, userId, agentId] = [stringToUuid('room'), stringToUuid('user'), stringToUuid('agent')];
  expect([await adapter.addParticipant(userId, roomId), await adapter.addParticipant(userId, roomId)]).toEqual([
    true,
    false,
  ]);
  const memory: Memory = { userId, roomId, agentId, content: { text: 'one' }, embedding: [1, 0] };
  await adapter.createMemory({ ...memory, id: stringToUuid('one') }, 'messages');
  await adapter.createMemory({ ...memory, id: stringToUuid('again') }, 'messages');
  await adapter.createMemory({ ...memory, id: stringToUuid('other'), embedding: [0, 1] }, 'messages');
  const search = { tableName: 'messages', agentId, roomId, embedding: [1, 0], match_count: 9, unique: false };
  const found = await adapter.searchMemories({ ...search, match_threshold: 0.5 });
  expect(found.map(({ id, unique }) => [id, unique])).toEqual([
    [stringToUuid('one'), true],
    [stringToUuid('again'), false],
  ]);
  expect(await adapter.countMemories(roomId, true, 'messages')).toBe(2);
});
