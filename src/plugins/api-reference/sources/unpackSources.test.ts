import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unpackSources } from './unpackSources';

describe('unpackSources', () => {
  let directory: string;
  const unpack = (): Promise<string[]> => unpackSources(directory, path.join(directory, 'out'));
  const writeMap = (text: string): void => {
    mkdirSync(path.join(directory, 'dist'));
    writeFileSync(path.join(directory, 'dist/index.js.map'), text);
  };

  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'package-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it("writes the package's own sources, without its dependencies", async () => {
    writeMap(
      JSON.stringify({
        sources: ['../src/types.ts', '../src/database/breaker.ts', '../node_modules/x/index.js', '../src/empty.ts'],
        sourcesContent: ['type A = 1;', 'class B {}', 'x', null],
      }),
    );
    expect(await unpack()).toEqual(['database/breaker.ts', 'types.ts']);
    expect(readFileSync(path.join(directory, 'out/database/breaker.ts'), 'utf8')).toBe('class B {}');
  });

  it('reports a missing map', async () => {
    await expect(unpack()).rejects.toThrow(/dist\/index\.js\.map is missing/u);
  });

  it('reports a map that does not parse', async () => {
    writeMap('{');
    await expect(unpack()).rejects.toThrow(/index\.js\.map is not valid JSON/u);
  });

  it('rejects a map without sources', async () => {
    writeMap(JSON.stringify({ sources: ['../src/types.ts'] }));
    await expect(unpack()).rejects.toThrow(/has no sources/u);
  });

  it('rejects a source outside of the package', async () => {
    writeMap(JSON.stringify({ sources: ['../src/../../evil.ts'], sourcesContent: ['x'] }));
    await expect(unpack()).rejects.toThrow(/outside its package/u);
  });
});
