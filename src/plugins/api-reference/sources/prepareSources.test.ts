import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Snapshot } from '../../../release/snapshots';
import { prepareSources, type PreparedSources } from './prepareSources';
import { startRegistry } from './testRegistry';

const snapshot: Snapshot = {
  packageName: '@example/core',
  version: '1.2.3',
  integrity: 'sha512-none',
  commit: 'c'.repeat(40),
  committed: '2024-12-01',
  outputDirectory: 'api',
  routeBasePath: 'api',
  current: true,
};

describe('prepareSources', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'prepare-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('unpacks a release and writes its entry module', async () => {
    const map = { sources: ['../src/types.ts'], sourcesContent: ['export interface Action {}'] };
    const registry = await startRegistry('@example/core', '1.2.3', {
      'dist/index.js.map': JSON.stringify(map),
      'dist/index.d.ts': 'interface Action {}\nexport { type Action };',
    });
    try {
      const sources = await prepareSources(
        { ...snapshot, integrity: registry.integrity },
        { cacheDirectory: path.join(directory, 'cache'), registry: registry.url },
      );
      expect(readFileSync(sources.entryPoint, 'utf8')).toBe("export { Action } from './types';\n");
      expect(sources.commit).toBe(snapshot.commit);
    } finally {
      await registry.close();
    }
  });

  describe('with a checkout of the framework', () => {
    let checkout: string;
    const prepare = (): Promise<PreparedSources> =>
      prepareSources(snapshot, { cacheDirectory: path.join(directory, 'cache'), checkout });
    const git = (...args: string[]): string =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-C', checkout, ...args], {
        encoding: 'utf8',
      }).trim();

    beforeEach(() => {
      checkout = path.join(directory, 'checkout');
      mkdirSync(path.join(checkout, 'packages/core/src'), { recursive: true });
      writeFileSync(path.join(checkout, 'packages/core/src/index.ts'), 'export {};');
    });

    it('reads the sources of its commit, without network', async () => {
      git('init');
      git('commit', '--allow-empty', '-m', 'one');
      const sources = await prepare();
      expect(sources.entryPoint).toBe(path.join(checkout, 'packages/core/src/index.ts'));
      expect(sources.commit).toBe(git('rev-parse', 'HEAD'));
    });

    it('explains what is wrong with a folder that is not a checkout', async () => {
      await expect(prepare()).rejects.toThrow(/ELIZA_CHECKOUT.*is not a git checkout/su);
    });

    it('explains what is wrong with a checkout of something else', async () => {
      rmSync(path.join(checkout, 'packages'), { recursive: true });
      await expect(prepare()).rejects.toThrow(/ELIZA_CHECKOUT must name the root/u);
    });
  });
});
