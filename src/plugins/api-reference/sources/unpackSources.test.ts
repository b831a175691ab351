import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../../../utils/testFolder';
import { unpackSources } from './unpackSources';

const packageWith = (map: object): string => folderWith({ 'dist/index.js.map': JSON.stringify(map) });
const unpack = (directory: string): Promise<string[]> => unpackSources(directory, path.join(directory, 'out'));

describe('unpackSources', () => {
  it("writes the package's own sources, without its dependencies", async () => {
    const directory = packageWith({
      sources: ['../src/types.ts', '../src/database/breaker.ts', '../node_modules/x/index.js', '../src/empty.ts'],
      sourcesContent: ['type A = 1;', 'class B {}', 'x', null],
    });
    expect(await unpack(directory)).toEqual(['database/breaker.ts', 'types.ts']);
    expect(readFileSync(path.join(directory, 'out/database/breaker.ts'), 'utf8')).toBe('class B {}');
  });

  it.each<[fault: string, directory: () => string, message: RegExp]>([
    ['is missing', () => folderWith(), /dist\/index\.js\.map is missing/u],
    ['does not parse', () => folderWith({ 'dist/index.js.map': '{' }), /index\.js\.map is not valid JSON/u],
    ['has no sources', () => packageWith({ sources: ['../src/types.ts'] }), /has no sources/u],
    [
      'has a source outside of the package',
      () => packageWith({ sources: ['../src/../../evil.ts'], sourcesContent: ['x'] }),
      /outside its package/u,
    ],
  ])('stops at a map that %s', async (_, directory, message) => {
    await expect(unpack(directory())).rejects.toThrow(message);
  });
});
