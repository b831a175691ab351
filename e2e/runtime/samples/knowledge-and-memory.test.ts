import {
  type AgentRuntime,
  MemoryManager,
  embed,
  knowledge,
  stringToUuid,
  type CacheManager,
  type Character,
  type IAgentRuntime,
  type Memory,
  type MemoryCacheAdapter,
  type UUID,
} from '@elizaos/core';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, vi } from 'vitest';
import { ADA } from '../support/agent';
import { scratchFolder, test } from '../support/test';

const PAGE = 'docs/guides/knowledge-and-memory.md';

const ROOM = stringToUuid('the reading room');
const GRACE = stringToUuid('grace');

afterEach(() => {
  vi.useRealTimers();
});

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
    provokes(PAGE, 'a changed document is not found', '');
  });
});

test('findNotes finds the closest notes first, and no threshold drops any', async ({ guide, runtime }) => {
  const page = guide(PAGE);
  const { findNotes } = await page.sample('find-notes.ts').load<{
    findNotes: (runtime: IAgentRuntime, roomId: UUID, question: string) => Promise<(Memory & { similarity: number })[]>;
  }>();
  const reader = await runtime();
  const notes = new MemoryManager({ runtime: reader, tableName: 'notes' });
  const shown = JSON.parse(page.output('find-notes.ts')) as string[];
  await reader.ensureConnection(GRACE, ROOM, 'grace', 'Grace', 'test');
  for (const text of shown.toReversed()) {
    await notes.createMemory({
      agentId: reader.agentId,
      userId: GRACE,
      roomId: ROOM,
      content: { text },
      embedding: await embed(reader, text),
    });
  }
  const found = await findNotes(reader, ROOM, 'Where is the key of the reading room?');
  expect(found.map(({ content }) => content.text)).toEqual(shown);
  const distances = found.map(({ similarity }) => similarity);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(await findNotes(reader, ROOM, shown[0] ?? '')).toMatchObject([{ similarity: 0 }, {}, {}]);
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
  });

  test('a value whose expires is a duration is gone at once', async ({ runtime, provokes }) => {
    const { cacheManager } = await runtime();
    await cacheManager.set('price', 3, { expires: 3_600_000 });
    expect(await cacheManager.get('price')).toBeUndefined();
    provokes(PAGE, 'a cached value is gone at once', '');
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
