import {
  AgentRuntime,
  CacheManager,
  getEmbeddingZeroVector,
  MemoryCacheAdapter,
  MemoryManager,
  ModelProviderName,
  stringToUuid,
} from '@elizaos/core';
import { expect, onTestFinished } from 'vitest';
import { ADA } from '../support/agent';
import { ROOM, say, USER } from '../support/room';
import { findRow } from '../../../src/checks/errorRows';
import { test } from '../support/test';

/** Changes settings of the process until the test is over. */
function set(settings: Record<string, string | undefined>): void {
  const put = (name: string, value: string | undefined): void => {
    if (value === undefined) {
      Reflect.deleteProperty(process.env, name);
    } else {
      process.env[name] = value;
    }
  };
  for (const [name, value] of Object.entries(settings)) {
    const before = process.env[name];
    put(name, value);
    onTestFinished(() => {
      put(name, before);
    });
  }
}

const ZERO_LENGTH = 'Error reading 1st vector: zero-length vectors are not supported.';

test('embeddings have the lengths of the table', ({ table }) => {
  const lengths = table('docs/packages/adapters.md', 'Embedding lengths').map(([setting, length]) => {
    const [name = '', value] = setting?.code[0]?.split('=') ?? [];
    set({ USE_OPENAI_EMBEDDING: undefined, ...(value && { [name]: value }) });
    const seen = getEmbeddingZeroVector().length;
    set({ [name]: undefined });
    return [String(seen), length?.text];
  });
  expect(lengths).toHaveLength(4);
  for (const [seen, documented] of lengths) {
    expect(documented).toBe(seen);
  }
});

test('SQLite refuses a message whose embedding has another length', async ({ guide, runtime }) => {
  const agent = await runtime();
  await say(agent, 'hello');
  const change = agent.messageManager.createMemory({
    id: stringToUuid('other'),
    userId: USER,
    agentId: agent.agentId,
    roomId: ROOM,
    content: { text: 'other' },
    embedding: new Array<number>(384).fill(0),
  });
  const error: unknown = await change.catch((thrown: unknown) => thrown);
  const messages = guide('docs/core/agents.md').page.inlineCode.map(({ text }) => text);
  const [message] = messages.filter((text) => text.startsWith('Vector dimension'));
  expect(String(error)).toBe(`SqliteError: ${message}`);
});

test('a message without an embedding is accepted, then every later one of the room fails', async ({
  runtime,
  provokes,
}) => {
  const agent = await runtime();
  await agent.ensureConnection(USER, ROOM);
  await agent.messageManager.createMemory({
    id: stringToUuid('bare'),
    userId: USER,
    agentId: agent.agentId,
    roomId: ROOM,
    content: { text: 'bare' },
  });
  const error: unknown = await say(agent, 'hello').catch((thrown: unknown) => thrown);
  expect(String(error)).toContain(ZERO_LENGTH);
  provokes('docs/core/actions.md', 'zero-length vectors', String(error));
});

test('a memory without an embedding breaks its table in that room alone', async ({ runtime, provokes }) => {
  const agent = await runtime();
  const memories = new MemoryManager({ runtime: agent, tableName: 'preferences' });
  const memory = { userId: USER, agentId: agent.agentId, roomId: ROOM, content: { text: 'tea' } };
  await say(agent, 'hello');
  await memories.createMemory({ ...memory, id: stringToUuid('bare') });
  const next = await memories.addEmbeddingToMemory({ ...memory, id: stringToUuid('next') });
  const error: unknown = await memories.createMemory(next).catch((thrown: unknown) => thrown);
  provokes('docs/core/evaluators.md', 'zero-length vectors', String(error));
  await say(agent, 'hello again');
});

test('getMemories and countMemories find one memory on SQLite unless unique is false', async ({ runtime, states }) => {
  states('docs/core/agents.md', 'find one memory unless you pass unique: false');
  const agent = await runtime();
  await say(agent, 'one');
  await say(agent, 'two');
  const { messageManager } = agent;
  expect([
    (await messageManager.getMemories({ roomId: ROOM })).length,
    (await messageManager.getMemories({ roomId: ROOM, unique: false })).length,
    await messageManager.countMemories(ROOM),
    await messageManager.countMemories(ROOM, false),
  ]).toEqual([1, 2, 1, 2]);
});

test('createMemory skips a memory whose id is taken in any table', async ({ runtime, states }) => {
  states('docs/core/runtime-reference.md', 'stores it, unless its id is taken in any table');
  const agent = await runtime();
  const message = await say(agent, 'hello');
  const notes = new MemoryManager({ runtime: agent, tableName: 'notes' });
  await notes.createMemory({ ...message, content: { text: 'a note' } });
  expect(await notes.getMemories({ roomId: ROOM, unique: false })).toEqual([]);
});

test('getMemoryById returns null for a memory of another agent', async ({ runtime, states }) => {
  states('docs/core/runtime-reference.md', "one memory, from any table; null if it is another agent's");
  const agent = await runtime();
  const { id } = await say(agent, 'hello');
  const other = new AgentRuntime({
    databaseAdapter: agent.databaseAdapter,
    token: '',
    modelProvider: ModelProviderName.OPENAI,
    character: { ...ADA, name: 'Tate' },
    cacheManager: new CacheManager(new MemoryCacheAdapter()),
  });
  const wanted = id ?? stringToUuid('');
  expect((await agent.messageManager.getMemoryById(wanted))?.content.text).toBe('hello');
  expect(await other.messageManager.getMemoryById(wanted)).toBeNull();
});

test('addEmbeddingToMemory throws on empty text, and keeps an embedding that is there', async ({ runtime, states }) => {
  states('docs/core/runtime-reference.md', 'keeps an embedding that is there; throws on empty text');
  const { messageManager, agentId } = await runtime();
  const memory = { userId: USER, agentId, roomId: ROOM, content: { text: '' } };
  await expect(messageManager.addEmbeddingToMemory(memory)).rejects.toThrow('Memory content is empty');
  expect((await messageManager.addEmbeddingToMemory({ ...memory, embedding: [1, 2] })).embedding).toEqual([1, 2]);
});

test('addEmbeddingToMemory logs an error of the embedding service and adds zeros', async ({ runtime, log, states }) => {
  states('docs/core/runtime-reference.md', 'on an error logs Failed to generate embedding: and adds zeros');
  const { messageManager, agentId } = await runtime();
  // Nothing listens on port 1.
  set({ OPENAI_API_URL: 'http://127.0.0.1:1/v1' });
  const memory = { userId: USER, agentId, roomId: ROOM, content: { text: 'hello' } };
  const { embedding } = await messageManager.addEmbeddingToMemory(memory);
  expect(embedding).toEqual(getEmbeddingZeroVector());
  expect(log.text()).toContain('Failed to generate embedding:');
});

test('getMemoryManager knows registered managers only, and a taken table name is skipped', async ({
  runtime,
  log,
  states,
}) => {
  states('docs/core/agents.md', 'getMemoryManager("messages") returns null');
  const agent = await runtime();
  expect(agent.getMemoryManager('messages')).toBeNull();
  const notes = new MemoryManager({ runtime: agent, tableName: 'notes' });
  agent.registerMemoryManager(notes);
  agent.registerMemoryManager(new MemoryManager({ runtime: agent, tableName: 'notes' }));
  expect(agent.getMemoryManager('notes')).toBe(notes);
  expect(log.text()).toContain('Memory manager notes is already registered. Skipping registration.');
});

test('a character that is renamed and has no id is a new agent', async ({ runtime, proves }) => {
  const id = stringToUuid('7');
  const [ada, again, renamed, named, renamedWithId] = await Promise.all([
    runtime(),
    runtime(),
    runtime({ character: { name: 'Countess' } }),
    runtime({ character: { id } }),
    runtime({ character: { id, name: 'Countess' } }),
  ]);
  expect(again?.agentId).toBe(ada?.agentId);
  expect(renamed?.agentId).not.toBe(ada?.agentId);
  expect([named?.agentId, renamedWithId?.agentId]).toEqual([id, id]);
  proves({ rows: [findRow('docs/core/characterfile.md', 'forgotten everything').place] });
});

test('of two agents in one database only the first finds a text of knowledge that both have', async ({
  runtime,
  proves,
}) => {
  const knowledge = ['The study group meets on Tuesdays.'];
  const ada = await runtime({ character: { knowledge } });
  const tate = new AgentRuntime({
    databaseAdapter: ada.databaseAdapter,
    token: '',
    modelProvider: ModelProviderName.OPENAI,
    character: { ...ADA, name: 'Tate', knowledge },
    cacheManager: new CacheManager(new MemoryCacheAdapter()),
  });
  await tate.initialize();
  const question = 'when does the study group meet?';
  expect((await ada.composeState(await say(ada, question))).knowledge).toBe(`- ${knowledge[0]}`);
  expect((await tate.composeState(await say(tate, question))).knowledge).toBe('');
  proves({ rows: [findRow('docs/core/characterfile.md', 'knowledge is not used').place] });
});
