import {
  type AgentRuntime,
  CacheManager,
  MemoryCacheAdapter,
  MemoryManager,
  embed,
  getEmbeddingZeroVector,
  knowledge,
  stringToUuid,
  type Action,
  type Character,
  type IAgentRuntime,
  type Memory,
  type UUID,
} from '@elizaos/core';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, vi } from 'vitest';
import { ADA } from '../support/agent';
import { errorOf } from '../support/parts';
import { scratchFolder, test } from '../support/test';

const PAGE = 'docs/guides/knowledge-and-memory.md';

const ROOM = stringToUuid('the reading room');
const GRACE = stringToUuid('grace');

/** As much of the object as the page shows: "…" stands for what differs from run to run. */
function shownJson(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => (value === '…' ? (expect.anything() as unknown) : value));
}

describe('Knowledge', () => {
  test('withDocuments adds the Markdown files of a folder', async ({ guide }) => {
    const page = guide(PAGE);
    const { withDocuments } = await page
      .sample('knowledge-from-files.ts')
      .load<{ withDocuments: (character: Character, folder: string) => Promise<Character> }>();
    const folder = scratchFolder('knowledge-and-memory/documents');
    writeFileSync(path.join(folder, 'dogs.md'), 'Dogs are welcome in the garden.');
    writeFileSync(path.join(folder, 'hours.md'), 'The museum opens at nine.');
    writeFileSync(path.join(folder, 'notes.txt'), 'Not for the agent.');
    const character = await withDocuments({ ...ADA, knowledge: ['The museum was built in 1902.'] }, folder);
    expect(character.knowledge).toEqual(JSON.parse(page.output('knowledge-from-files.ts')));
  });

  test('documents are added, found, changed and removed while the agent runs', async ({ guide, runtime }) => {
    const page = guide(PAGE);
    const { addDocument, removeDocument } = await page.sample('documents.ts').load<{
      addDocument: (runtime: AgentRuntime, name: string, text: string) => Promise<void>;
      removeDocument: (runtime: AgentRuntime, name: string) => Promise<void>;
    }>();
    const reader = await runtime();
    const message = { agentId: reader.agentId, content: { text: 'When does the museum open?' } } as Memory;
    await addDocument(reader, 'hours', 'The museum opens at nine.');
    expect(await knowledge.get(reader, message)).toMatchObject([{ content: { text: 'The museum opens at nine.' } }]);
    await addDocument(reader, 'hours', 'The museum opens at ten.');
    const shown = shownJson(page.output('documents.ts')) as { id: string }[];
    expect(await knowledge.get(reader, message)).toEqual(shown);
    await removeDocument(reader, 'hours');
    expect(await knowledge.get(reader, message)).toEqual([]);
  });

  test('a changed document is not found unless it was removed first', async ({ runtime, provokes }) => {
    const reader = await runtime();
    const id = stringToUuid('hours');
    const message = { agentId: reader.agentId, content: { text: 'When does the museum open?' } } as Memory;
    await knowledge.set(reader, { id, content: { text: 'The museum opens at nine.' } });
    await knowledge.set(reader, { id, content: { text: 'The museum opens at ten.' } });
    expect(await knowledge.get(reader, message)).toEqual([{ id, content: { text: 'The museum opens at nine.' } }]);
    provokes(PAGE, 'a changed document is not found');
  });
});

interface NotesTable {
  addNote: (runtime: IAgentRuntime, roomId: UUID, userId: UUID, text: string) => Promise<void>;
  findNotes: (runtime: IAgentRuntime, roomId: UUID, question: string) => Promise<Memory[]>;
  allNotes: (runtime: IAgentRuntime, roomId: UUID) => Promise<Memory[]>;
}

interface CloseNotes {
  cosineOf: (memory: Memory, database: 'sqlite' | 'postgres') => number;
  closeNotes: (runtime: IAgentRuntime, roomId: UUID, question: string, least?: number) => Promise<Memory[]>;
}

const QUESTION = 'Where is the key of the reading room?';

const texts = (memories: Memory[]): string[] => memories.map(({ content }) => content.text);

describe('Memories of your own', () => {
  test('findNotes finds the closest notes first, and no threshold drops any', async ({ guide, runtime }) => {
    const page = guide(PAGE);
    const { addNote, findNotes, allNotes } = await page.sample('notes-table.ts').load<NotesTable>();
    const reader = await runtime();
    const shown = JSON.parse(page.output('notes-table.ts')) as string[];
    for (const text of [' ', ...shown.toReversed(), ...shown]) {
      await addNote(reader, ROOM, GRACE, text);
    }
    expect(texts(await findNotes(reader, ROOM, QUESTION))).toEqual(shown);
    const distances = (await findNotes(reader, ROOM, QUESTION)).map(({ similarity = -1 }) => similarity);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(await findNotes(reader, ROOM, shown[0] ?? '')).toMatchObject([{ similarity: 0 }, {}, {}]);
    expect(new Set(texts(await allNotes(reader, ROOM)))).toEqual(new Set(shown));
    expect(await reader.databaseAdapter.getParticipantsForRoom(ROOM)).toContain(GRACE);
  });

  test('a search with an empty vector is an error, which findNotes avoids', async ({ guide, runtime, provokes }) => {
    const { addNote, findNotes } = await guide(PAGE).sample('notes-table.ts').load<NotesTable>();
    const reader = await runtime();
    await addNote(reader, ROOM, GRACE, 'Dogs are welcome in the garden.');
    expect(await findNotes(reader, ROOM, ' ')).toEqual([]);
    const notes = new MemoryManager({ runtime: reader, tableName: 'notes' });
    provokes(PAGE, 'Error reading 2nd vector', await errorOf(notes.searchMemoriesByEmbedding([], { roomId: ROOM })));
  });

  test('removeMemory removes only what is in its own table', async ({ guide, runtime, states }) => {
    states(PAGE, "removes memories only from the manager's own table");
    const { addNote, allNotes } = await guide(PAGE).sample('notes-table.ts').load<NotesTable>();
    const reader = await runtime();
    await addNote(reader, ROOM, GRACE, 'Dogs are welcome in the garden.');
    const id = (await allNotes(reader, ROOM))[0]?.id ?? ROOM;
    await reader.messageManager.removeMemory(id);
    expect(await allNotes(reader, ROOM)).toHaveLength(1);
    await new MemoryManager({ runtime: reader, tableName: 'notes' }).removeMemory(id);
    expect(await allNotes(reader, ROOM)).toEqual([]);
  });

  test('the id of a user can be the room of what is stored about them', async ({ guide, runtime, states }) => {
    states(PAGE, "use the user's ID as the roomId, both when you store the memories and when you read them");
    const { addNote, allNotes } = await guide(PAGE).sample('notes-table.ts').load<NotesTable>();
    const reader = await runtime();
    await addNote(reader, GRACE, GRACE, 'Grace likes compilers.');
    expect(texts(await allNotes(reader, GRACE))).toEqual(['Grace likes compilers.']);
  });

  test('closeNotes drops what is far, and zeros have the cosine 0.5', async ({ guide, runtime, states, provokes }) => {
    const page = guide(PAGE);
    const { addNote, allNotes } = await page.sample('notes-table.ts').load<NotesTable>();
    const { cosineOf, closeNotes } = await page.sample('close-notes.ts').load<CloseNotes>();
    const reader = await runtime();
    for (const text of JSON.parse(page.output('notes-table.ts')) as string[]) {
      await addNote(reader, ROOM, GRACE, text);
    }
    expect(texts(await closeNotes(reader, ROOM, QUESTION))).toEqual(JSON.parse(page.output('close-notes.ts')));
    expect(await closeNotes(reader, ROOM, ' ')).toEqual([]);
    provokes(PAGE, 'a search finds everything');

    states(PAGE, 'contains only zeros, and its distance from every vector of length 1 is 1');
    const notes = new MemoryManager({ runtime: reader, tableName: 'notes' });
    await notes.createMemory({
      agentId: reader.agentId,
      userId: GRACE,
      roomId: ROOM,
      content: { text: 'zeros' },
      embedding: getEmbeddingZeroVector(),
    });
    const question = await embed(reader, QUESTION);
    const found = await notes.searchMemoriesByEmbedding(question, { roomId: ROOM });
    const zeros = found.find(({ content }) => content.text === 'zeros');
    expect(zeros?.similarity).toBeCloseTo(1, 5);

    for (const memory of found.filter((one) => one !== zeros)) {
      // What SQLite stores are numbers of four bytes.
      const vector = new Float32Array(new Uint8Array(memory.embedding ?? []).buffer);
      const cosine = question.reduce((sum, value, index) => sum + value * (vector[index] ?? 0), 0);
      expect(cosineOf(memory, 'sqlite')).toBeCloseTo(cosine, 5);
    }
    states(PAGE, 'Although the type of embedding is number[], no database returns an array of numbers');
    expect(Buffer.isBuffer((await allNotes(reader, ROOM))[0]?.embedding)).toBe(true);
  });

  test('an action answers with the closest note, or says that there is none', async ({ guide, runtime }) => {
    const page = guide(PAGE);
    const { addNote } = await page.sample('notes-table.ts').load<NotesTable>();
    const { recallNote } = await page.sample('recall-note.ts').load<{ recallNote: Action }>();
    const reader = await runtime();
    for (const text of JSON.parse(page.output('notes-table.ts')) as string[]) {
      await addNote(reader, ROOM, GRACE, text);
    }
    const said: string[] = [];
    for (const text of [QUESTION, ' ']) {
      const message = { agentId: reader.agentId, userId: GRACE, roomId: ROOM, content: { text } };
      await recallNote.handler(reader, message, undefined, {}, async (content) => {
        said.push(content.text);
        return Promise.resolve([]);
      });
    }
    expect(said).toEqual([...(JSON.parse(page.output('close-notes.ts')) as string[]), 'I found no note about that.']);
  });

  test('a cosine, the distance on SQLite and the similarity on PostgreSQL belong together', async ({
    guide,
    table,
  }) => {
    const { cosineOf } = await guide(PAGE).sample('close-notes.ts').load<CloseNotes>();
    const number = (cell?: { text: string }): number => Number.parseFloat((cell?.text ?? '').replace('−', '-'));
    const rows = table(PAGE, 'How close a result is', 1);
    expect(rows).toHaveLength(6);
    for (const [cosine, sqlite, postgres] of rows) {
      expect(cosineOf({ similarity: number(sqlite) } as Memory, 'sqlite')).toBeCloseTo(number(cosine), 1);
      expect(cosineOf({ similarity: number(postgres) } as Memory, 'postgres')).toBeCloseTo(number(cosine), 1);
    }
  });

  test("the adapter's method of the same name sorts farthest first on SQLite", async ({ guide, runtime, states }) => {
    states(PAGE, 'sorts the results in the opposite order, farthest first');
    const page = guide(PAGE);
    const { addNote, findNotes } = await page.sample('notes-table.ts').load<NotesTable>();
    const reader = await runtime();
    for (const text of JSON.parse(page.output('notes-table.ts')) as string[]) {
      await addNote(reader, ROOM, GRACE, text);
    }
    const found = await reader.databaseAdapter.searchMemoriesByEmbedding(await embed(reader, QUESTION), {
      roomId: ROOM,
      agentId: reader.agentId,
      tableName: 'notes',
    });
    expect(texts(found)).toEqual(texts(await findNotes(reader, ROOM, QUESTION)).toReversed());
  });
});

describe('Cache', () => {
  test('hourly loads a value once in an hour', async ({ guide, runtime }) => {
    const page = guide(PAGE);
    const { hourly } = await page
      .sample('cached.ts')
      .load<{ hourly: <T>(runtime: IAgentRuntime, key: string, load: () => Promise<T>) => Promise<T> }>();
    const reader = await runtime();
    const shown = JSON.parse(page.output('cached.ts')) as { value: { price: number }; expires: number };
    vi.useFakeTimers({ toFake: ['Date'], now: shown.expires - 3_600_000 });
    const load = vi.fn(() => Promise.resolve(shown.value));
    expect(await hourly(reader, 'price', load)).toEqual(shown.value);
    expect(await hourly(reader, 'price', load)).toEqual(shown.value);
    expect(load).toHaveBeenCalledOnce();
    const { adapter } = reader.cacheManager as CacheManager<MemoryCacheAdapter>;
    expect(JSON.parse((await adapter.get('price')) ?? '')).toEqual(shown);
    vi.setSystemTime(shown.expires);
    await hourly(reader, 'price', load);
    expect(load).toHaveBeenCalledTimes(2);
    await adapter.set('price', '{"value":');
    expect(await hourly(reader, 'price', load)).toEqual(shown.value);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('get throws if what is stored is not JSON', async ({ provokes }) => {
    const cache = new CacheManager(new MemoryCacheAdapter(new Map([['price', '{"value":']])));
    provokes(PAGE, 'Unexpected end of JSON input', `${await errorOf(cache.get('price'))} from CacheManager.get`);
    await cache.set('price', 3);
    expect(await cache.get('price')).toBe(3);
  });

  test('an adapter of one’s own sees every key', async ({ guide }) => {
    const page = guide(PAGE);
    const { shopCache } = await page
      .sample('prefix-cache.ts')
      .load<{ shopCache: CacheManager & { adapter: { inner: MemoryCacheAdapter } } }>();
    await shopCache.set('price', 3);
    expect([...shopCache.adapter.inner.data].flat().join('\n')).toBe(page.output('prefix-cache.ts'));
    expect(await shopCache.get('price')).toBe(3);
    await shopCache.delete('price');
    expect(await shopCache.get('price')).toBeUndefined();
  });
});
