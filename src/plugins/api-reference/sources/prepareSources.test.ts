import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CURRENT_SNAPSHOT } from '../../../release/snapshots';
import { folderWith, git } from '../../../utils/testFolder';
import { prepareSources, type PreparedSources } from './prepareSources';
import { startRegistry } from './testRegistry';

const snapshot = { ...CURRENT_SNAPSHOT, packageName: '@example/core', version: '1.2.3' };
const CORE = { 'packages/core/src/index.ts': 'export {};' };
const prepare = (checkout: string): Promise<PreparedSources> =>
  prepareSources(snapshot, { cacheDirectory: folderWith(), checkout });

it('unpacks a release and writes its entry module', async () => {
  const map = { sources: ['../src/types.ts'], sourcesContent: ['export interface Action {}'] };
  const registry = await startRegistry('@example/core', '1.2.3', {
    'dist/index.js.map': JSON.stringify(map),
    'dist/index.d.ts': 'interface Action {}\nexport { type Action };',
  });
  try {
    const sources = await prepareSources(
      { ...snapshot, integrity: registry.integrity },
      { cacheDirectory: folderWith(), registry: registry.url },
    );
    expect(readFileSync(sources.entryPoint, 'utf8')).toBe("export { Action } from './types';\n");
    expect(sources.commit).toBe(snapshot.commit);
  } finally {
    await registry.close();
  }
});

it('reads the sources of the commit of a checkout, without network', async () => {
  const checkout = folderWith(CORE);
  git(checkout, ['init']);
  git(checkout, ['commit', '--allow-empty', '-m', 'one']);
  const sources = await prepare(checkout);
  expect(sources.entryPoint).toBe(path.join(checkout, 'packages/core/src/index.ts'));
  expect(sources.commit).toBe(git(checkout, ['rev-parse', 'HEAD']));
});

it.each([
  ['a folder that is not a checkout', CORE, /ELIZA_CHECKOUT.*is not a git checkout/su],
  ['a checkout of something else', {}, /ELIZA_CHECKOUT must name the root/u],
])('explains what is wrong with %s', async (_, files, message) => {
  await expect(prepare(folderWith(files))).rejects.toThrow(message);
});
