import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderWith } from '../../../utils/testFolder';
import { fetchPackage } from './fetchPackage';
import { startRegistry, type TestRegistry } from './testRegistry';

const NAME = '@example/core';
const VERSION = '1.2.3';

describe('fetchPackage', () => {
  let registry: TestRegistry;
  let cacheDirectory: string;
  const fetch = (integrity = registry.integrity): Promise<string> =>
    fetchPackage({ packageName: NAME, version: VERSION, integrity }, { cacheDirectory, registry: registry.url });

  beforeEach(async () => {
    cacheDirectory = folderWith();
    registry = await startRegistry(NAME, VERSION, { 'dist/index.d.ts': 'export {};' });
  });
  afterEach(() => registry.close());

  it('unpacks the published package, and needs no network once it is cached', async () => {
    const directory = await fetch();
    expect(readFileSync(path.join(directory, 'dist/index.d.ts'), 'utf8')).toBe('export {};');
    await registry.close();
    expect(await fetch()).toBe(directory);
  });

  it.each<[damage: string, (directory: string) => void]>([
    ['cut short', (directory) => writeFileSync(path.join(directory, 'dist/index.d.ts'), 'exp')],
    ['gone', (directory) => rmSync(path.join(directory, 'dist'), { recursive: true })],
  ])('downloads a damaged package again: a file is %s; and reports it without network, too', async (_, damage) => {
    const directory = await fetch();
    damage(directory);
    await registry.close();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await fetch()).toBe(directory);
    expect(readFileSync(path.join(directory, 'dist/index.d.ts'), 'utf8')).toBe('export {};');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(
        `The cached package @example/core@1.2.3 is damaged or incomplete (${directory}), so it is downloaded again.`,
      ),
    );
    warn.mockRestore();
  });

  it('rejects a package that is not the pinned one, names it and leaves no files behind', async () => {
    const other = `sha512-${'A'.repeat(86)}==`;
    await expect(fetch(other)).rejects.toThrow(/@example\/core@1\.2\.3 is not the pinned one.*snapshots\.ts/su);
    expect(
      readdirSync(cacheDirectory).filter((entry) => entry.includes('example') || entry.includes('incoming')),
    ).toEqual([]);
  });

  it('fetches again when the pinned integrity has changed', async () => {
    const directory = await fetch();
    await expect(fetch(`sha512-${'A'.repeat(86)}==`)).rejects.toThrow('is not the pinned one');
    expect(existsSync(directory)).toBe(true);
  });

  it('says what to do without network and cache', async () => {
    await registry.close();
    await expect(fetch()).rejects.toThrow(/could not be fetched.*Check the connection/su);
  });
});
