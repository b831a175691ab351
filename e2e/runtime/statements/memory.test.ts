import { getEmbeddingZeroVector, MemoryManager, stringToUuid } from '@elizaos/core';
import { expect, vi } from 'vitest';
import { agentBeside, errorOf } from '../support/parts';
import { ROOM, say, USER } from '../support/room';
import { test } from '../support/test';

test('embeddings have the lengths of the table', ({ table }) => {
  const lengths = table('docs/packages/adapters.md', 'Embedding lengths').map(([setting, length]) => {
    const [name = '', value] = setting?.code[0]?.split('=') ?? [];
    vi.stubEnv('USE_OPENAI_EMBEDDING', undefined);
    vi.stubEnv(name, value);
    const seen = getEmbeddingZeroVector().length;
    vi.unstubAllEnvs();
    return [String(seen), length?.text];
  });
  expect(lengths).toHaveLength(4);
  for (const [seen, documented] of lengths) {
    expect(documented).toBe(seen);
  }
});

test.for(['docs/core/agents.md', 'docs/packages/adapters.md'])(
  'SQLite refuses an embedding of another length, in the words of %s',
  async (file, { guide, runtime, provokes }) => {
    const said = guide(file).page.inlineCode.find(({ text }) => text.startsWith('Vector dimension mistmatch. First'));
    const [first = 0, second = 0] = [...(said?.text ?? '').matchAll(/\d+/gu)].map(([digits]) => Number(digits));
    const { databaseAdapter, agentId } = await runtime();
    const store = async (id: string, length: number): Promise<void> => {
      const memory = { id: stringToUuid(id), userId: agentId, roomId: agentId, agentId, content: { text: 'Hello' } };
      await databaseAdapter.createMemory({ ...memory, embedding: new Array<number>(length).fill(1) }, 'messages');
    };
    await store('1', first);
    const refused = await errorOf(store('2', second));
    expect(refused).toBe(`SqliteError: ${said?.text}`);
    for (const page of ['docs/packages/adapters.md', 'docs/recipes/ollama.md', 'docs/upgrade.md']) {
      provokes(page, 'Vector dimension mistmatch', refused);
    }
  },
);

test('a memory without an embedding breaks its table in that room alone', async ({ runtime, provokes }) => {
  const agent = await runtime();
  const memories = new MemoryManager({ runtime: agent, tableName: 'preferences' });
  const memory = { userId: USER, agentId: agent.agentId, roomId: ROOM, content: { text: 'tea' } };
  await say(agent, 'hello');
  await memories.createMemory({ ...memory, id: stringToUuid('bare') });
  const next = await memories.addEmbeddingToMemory({ ...memory, id: stringToUuid('next') });
  const error = await errorOf(memories.createMemory(next));
  for (const page of ['docs/core/actions.md', 'docs/core/evaluators.md', 'docs/packages/adapters.md']) {
    provokes(page, 'zero-length vectors', error);
  }
  await say(agent, 'hello again');
});

test('getMemories and countMemories find one memory on SQLite unless unique is false', async ({ runtime, states }) => {
  states('docs/core/agents.md', 'find only one memory unless you pass unique: false');
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
  states('docs/core/runtime-reference.md', 'stores the memory, unless its ID already exists in any table');
  const agent = await runtime();
  const message = await say(agent, 'hello');
  const notes = new MemoryManager({ runtime: agent, tableName: 'notes' });
  await notes.createMemory({ ...message, content: { text: 'a note' } });
  expect(await notes.getMemories({ roomId: ROOM, unique: false })).toEqual([]);
});

test('getMemoryById returns null for a memory of another agent', async ({ runtime, states }) => {
  states(
    'docs/core/runtime-reference.md',
    'returns a memory from any table, or null if the memory belongs to another agent',
  );
  const agent = await runtime();
  const { id } = await say(agent, 'hello');
  const other = agentBeside(agent, { name: 'Tate' });
  const wanted = id ?? stringToUuid('');
  expect((await agent.messageManager.getMemoryById(wanted))?.content.text).toBe('hello');
  expect(await other.messageManager.getMemoryById(wanted)).toBeNull();
});

test('addEmbeddingToMemory throws on empty text, and keeps an embedding that is there', async ({ runtime, states }) => {
  states('docs/core/runtime-reference.md', 'keeps an existing embedding');
  states('docs/core/runtime-reference.md', 'throws an error if the text is empty');
  const { messageManager, agentId } = await runtime();
  const memory = { userId: USER, agentId, roomId: ROOM, content: { text: '' } };
  await expect(messageManager.addEmbeddingToMemory(memory)).rejects.toThrow('Memory content is empty');
  expect((await messageManager.addEmbeddingToMemory({ ...memory, embedding: [1, 2] })).embedding).toEqual([1, 2]);
});

test('addEmbeddingToMemory logs an error of the embedding service and adds zeros', async ({
  runtime,
  log,
  provokes,
  states,
}) => {
  states(
    'docs/core/runtime-reference.md',
    "if the embedding can't be generated, logs Failed to generate embedding: and adds zeros",
  );
  const { messageManager, agentId } = await runtime();
  // Nothing listens on port 1.
  vi.stubEnv('OPENAI_API_URL', 'http://127.0.0.1:1/v1');
  const memory = { userId: USER, agentId, roomId: ROOM, content: { text: 'hello' } };
  const { embedding } = await messageManager.addEmbeddingToMemory(memory);
  expect(embedding).toEqual(getEmbeddingZeroVector());
  provokes('docs/quickstart.md', 'Failed to generate embedding', log.text());
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

test('a character that is renamed and has no id is a new agent', async ({ runtime, provokes }) => {
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
  provokes('docs/core/characterfile.md', 'forgotten everything');
});

test('of two agents in one database only the first finds a text of knowledge that both have', async ({
  runtime,
  provokes,
}) => {
  const knowledge = ['The study group meets on Tuesdays.'];
  const ada = await runtime({ character: { knowledge } });
  const tate = agentBeside(ada, { name: 'Tate', knowledge });
  await tate.initialize();
  const question = 'when does the study group meet?';
  expect((await ada.composeState(await say(ada, question))).knowledge).toBe(`- ${knowledge[0]}`);
  expect((await tate.composeState(await say(tate, question))).knowledge).toBe('');
  provokes('docs/core/characterfile.md', 'knowledge is not used');
});
