import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { KeptMarkdown } from './keptMarkdown';

let file: string;

beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), 'kept-')), 'cache/markdown.json');
});

it('keeps what a build has used, and nothing that only earlier ones used', async () => {
  const first = await KeptMarkdown.read(file, 'converter');
  const [a, b] = [first.hashOf('a'), first.hashOf('b')];
  first.set(a, '# A');
  first.set(b, '# B');
  await first.keep();

  const second = await KeptMarkdown.read(file, 'converter');
  expect(second.get(a)).toBe('# A');
  await second.keep();

  const third = await KeptMarkdown.read(file, 'converter');
  expect([third.get(a), third.get(b)]).toEqual(['# A', undefined]);
});

it('asks for other Markdown of another page or another converter', async () => {
  const kept = await KeptMarkdown.read(file, 'converter');
  const other = await KeptMarkdown.read(file, 'other converter');
  expect(new Set([kept.hashOf('a'), kept.hashOf('b'), other.hashOf('a')]).size).toBe(3);
});

it('starts anew if the file is damaged', async () => {
  const kept = await KeptMarkdown.read(file, 'converter');
  kept.set(kept.hashOf('a'), '# A');
  await kept.keep();
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, -3));
  expect((await KeptMarkdown.read(file, 'converter')).get(kept.hashOf('a'))).toBeUndefined();
});
