import { afterEach, describe, expect, it, vi } from 'vitest';
import { isGone } from '../../../utils/fetchChecked';
import { buildContexts } from '../indexing/buildContexts';
import { SearchBackend } from './backend';
import type { Hit } from './hit';
import type { SearchMessages } from './indexFormat';
import { storeDocuments } from './storedDocuments';

const FOLDER = 'https://site.test/search-data/1/';

const [guides] = buildContexts(
  [
    {
      route: 'docs/keys/',
      pageTitle: 'Keys',
      description: 'All of them.',
      sections: [{ title: 'Keys', hash: '', content: 'A wallet has keys.' }],
      names: new Map(),
    },
  ],
  new Map(),
);

/** Stubs a server's answers by the end of the address, with 404 for others. Returns the requested addresses. */
function serve(files: Readonly<Record<string, string | number>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address.slice(FOLDER.length));
    const answer = Object.entries(files).find(([file]) => address.endsWith(file))?.[1] ?? 404;
    return Promise.resolve(typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer));
  });
  return asked;
}

const MESSAGES: SearchMessages = {
  messages: [{ anchor: 'lid', seen: '`lid is stuck for good`', text: 'rust\toil it' }],
  background: { texts: 10, counts: {}, foreign: [], own: [], normal: [] },
};
const DOCUMENTS = { 'guides.documents.json': JSON.stringify(storeDocuments(guides?.documents ?? [])) };
const INDEX = { 'guides.index.json': JSON.stringify(guides?.index) };
const TEXTS = { 'guides/0-0.json': JSON.stringify(guides?.texts[0]) };

async function opened(): Promise<SearchBackend> {
  const backend = new SearchBackend();
  await backend.open(FOLDER);
  return backend;
}

async function firstHit(backend: SearchBackend): Promise<Hit> {
  await backend.load('guides');
  const {
    hits: [hit],
  } = await backend.search('wallet', { contexts: ['guides'] });
  if (!hit) {
    throw new Error('Nothing was found.');
  }
  return hit;
}

afterEach(() => vi.unstubAllGlobals());

describe('SearchBackend', () => {
  it.each([
    ['has an error of the server', 503],
    ['is cut off', '{"pages":[{"route":'],
    ['is a page', '<!doctype html>'],
    ['is something else', '{}'],
    ['is null', 'null'],
    ['is of another form', '[]'],
    ['is of another build', '{"pages":[]}'],
  ])('rejects a context whose documents %s, and loads it the next time', async (_, answer) => {
    const backend = await opened();
    serve({ ...INDEX, 'guides.documents.json': answer });
    await expect(backend.load('guides')).rejects.toThrow();
    serve({ ...INDEX, ...DOCUMENTS });
    expect((await firstHit(backend)).route).toBe('docs/keys/');
  });

  it.each([
    ['is something else', '{}'],
    ['is null', 'null'],
    ['is of another build', '{"words":"","sections":[[],[]],"names":{}}'],
  ])('rejects a context whose index %s', async (_, answer) => {
    const backend = await opened();
    serve({ ...DOCUMENTS, 'guides.index.json': answer });
    await expect(backend.load('guides')).rejects.toThrow('guides');
  });

  it('requests a part again that was given up', async () => {
    const backend = await opened();
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('given up')));
        }),
    );
    const hanging = backend.load('guides');
    const same = backend.load('guides');
    await backend.cancel(['guides']);
    const asked = serve({ ...DOCUMENTS, ...INDEX });
    const again = backend.load('guides');
    await expect(hanging).rejects.toThrow('given up');
    await expect(same).rejects.toThrow('given up');
    await again;
    await backend.load('guides');
    expect(asked).toHaveLength(2);
  });

  it('finds as many hits as asked for, without their scores, and says how many there are', async () => {
    const backend = await opened();
    serve({ ...DOCUMENTS, ...INDEX });
    const hit = await firstHit(backend);
    expect(hit).not.toHaveProperty('parts');
    expect(await backend.search('wallet', { contexts: ['guides'] }, 0)).toEqual({
      hits: [],
      count: 1,
      unknown: [],
      similar: [],
    });
    expect((await backend.search('walet', { contexts: ['guides'] })).similar).toEqual([]);
    expect((await backend.search('aw8llet', { contexts: ['guides'] })).similar).toEqual(['wallet']);
  });

  it('distinguishes missing files from other failures', async () => {
    const backend = await opened();
    serve({});
    expect(isGone(await backend.load('guides').catch((error: unknown) => error))).toBe(true);
    serve({ 'guides.documents.json': 500, 'guides.index.json': 500 });
    expect(isGone(await backend.load('guides').catch((error: unknown) => error))).toBe(false);
  });

  it('loads an excerpt again if it could not be loaded, and only then', async () => {
    const backend = await opened();
    const files = { ...DOCUMENTS, ...INDEX };
    serve({ ...files, 'guides/0-0.json': 503 });
    const hit = await firstHit(backend);
    await expect(backend.excerpt(hit)).rejects.toThrow('503');
    serve({ ...files, 'guides/0-0.json': '{}' });
    await expect(backend.excerpt(hit)).rejects.toThrow('unexpected content');
    const asked = serve({ ...files, ...TEXTS });
    expect((await backend.excerpt(hit)).map(({ text }) => text).join('')).toBe('A wallet has keys.');
    await backend.excerpt(hit);
    expect(asked).toEqual(['guides/0-0.json']);
  });

  it('shows more of the answer to a question from the chat', async () => {
    const backend = await opened();
    const texts = JSON.stringify([`Set it. ${'Then wait. '.repeat(30)}`]);
    serve({ ...DOCUMENTS, ...INDEX, 'guides/0-0.json': texts, 'archive/0-0.json': texts });
    const hit = { ...(await firstHit(backend)), heading: 'Which wallet?' };
    const lengthIn = async (context: Hit['context']): Promise<number> =>
      (await backend.excerpt({ ...hit, context })).map(({ text }) => text).join('').length;
    expect(await lengthIn('guides')).toBeLessThan(180);
    expect(await lengthIn('archive')).toBeGreaterThan(250);
  });

  it('loads the messages for a query that looks like an error, once, and continues without them', async () => {
    const backend = await opened();
    const files = { ...DOCUMENTS, ...INDEX };
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    serve({ ...files, 'messages.json': 503 });
    await firstHit(backend);
    expect((await backend.search('Error: wallet', { contexts: ['guides'] })).hits).toHaveLength(1);
    expect(warned).toHaveBeenCalledOnce();
    const asked = serve({ 'messages.json': JSON.stringify(MESSAGES) });
    await backend.search('wallet', { contexts: ['guides'] });
    expect(asked).toEqual([]);
    await backend.search('Error: wallet', { contexts: ['guides'] });
    await backend.search('Error: wallet', { contexts: ['guides'] });
    expect(asked).toEqual(['messages.json']);
  });

  it('compares a log with the messages, and tries again to load them', async () => {
    const backend = await opened();
    serve({ 'messages.json': '<html>Please log in</html>' });
    await expect(backend.findMessages('The lid is stuck for good')).rejects.toThrow();
    serve({ 'messages.json': '{}' });
    await expect(backend.findMessages('The lid is stuck for good')).rejects.toThrow('messages.json');
    serve({ 'messages.json': JSON.stringify(MESSAGES) });
    const { messages, known } = await backend.findMessages('10:00 The lid is stuck for good');
    expect({ known, found: messages.map(({ anchor, found }) => [anchor, found]) }).toEqual({
      known: 1,
      found: [['lid', ['lid is stuck for good']]],
    });
    expect((await backend.findMessages('Error: no lid')).error).toEqual({
      line: 'Error: no lid',
      words: 'error no lid',
    });
  });
});
