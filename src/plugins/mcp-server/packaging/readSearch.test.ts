import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSearch } from './readSearch';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'read-search-'));
  const data = path.join(folder, 'search-data/20250101T000000Z');
  await mkdir(data, { recursive: true });
  for (const part of ['guides', 'api', 'community', 'archive']) {
    await writeFile(path.join(data, `${part}.documents.json`), `["documents of ${part}"]`);
    await writeFile(path.join(data, `${part}.index.json`), `{ "words": "${part}" }`);
  }
  await writeFile(path.join(data, 'messages.json'), '["a message"]');
});

afterAll(() => rm(folder, { recursive: true }));

it('reads the parts that are in the package, and the messages', async () => {
  const part = (name: string): object => ({ documents: [`documents of ${name}`], index: { words: name } });
  expect(await readSearch(folder)).toEqual({
    parts: { guides: part('guides'), api: part('api'), community: part('community') },
    messages: ['a message'],
  });
});

it('does not choose between the files of two builds', async () => {
  await mkdir(path.join(folder, 'search-data/20250102T000000Z'));
  await expect(readSearch(folder)).rejects.toThrow('has to have one folder, that of this build');
});
