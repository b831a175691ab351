import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { list } from 'tar';
import { expect, it } from 'vitest';
import { folderWith } from '../../../utils/testFolder';
import { packTarball } from './packTarball';

it('packs the same files into the same bytes, whenever and in whatever order they come', async () => {
  const files = { 'b.txt': 'b', 'a.bin': Buffer.from([0, 255]), 'package.json': '{}' };
  const folder = folderWith();
  const [one, other] = [path.join(folder, 'one.tgz'), path.join(folder, 'other.tgz')];
  await packTarball(one, path.join(folder, 'work'), files);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await packTarball(other, path.join(folder, 'elsewhere'), Object.fromEntries(Object.entries(files).reverse()));
  expect((await readFile(other)).equals(await readFile(one))).toBe(true);

  const entries: [path: string, mtime: number | undefined, uid: number | undefined][] = [];
  await list({
    file: one,
    onReadEntry: (entry) => void entries.push([entry.path, entry.mtime?.getFullYear(), entry.uid]),
  });
  expect(entries).toEqual([
    ['package/a.bin', 1985, undefined],
    ['package/b.txt', 1985, undefined],
    ['package/package.json', 1985, undefined],
  ]);
});

it('leaves nothing of a former package in the next', async () => {
  const folder = folderWith();
  const [file, work] = [path.join(folder, 'next.tgz'), path.join(folder, 'work')];
  await packTarball(file, work, { 'former.txt': 'x' });
  await packTarball(file, work, { 'only.txt': 'x' });
  const names: string[] = [];
  await list({ file, onReadEntry: (entry) => void names.push(entry.path) });
  expect(names).toEqual(['package/only.txt']);
});
