import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import facts from '../../release/facts.json';
import { fetchPackage } from '../../plugins/api-reference/sources/fetchPackage';
import { CURRENT_SNAPSHOT } from '../../release/snapshots';
import { PART_KINDS } from './parts';

function packagesOf(kind: string): string[] {
  const pattern = new RegExp(`^packages/${kind}-([^/]+)/package\\.json$`, 'u');
  return facts.files.flatMap((file) => pattern.exec(file)?.[1] ?? []).sort();
}

describe('what the home page says is in the box', () => {
  it.each([
    ['client', PART_KINDS.clients],
    ['adapter', PART_KINDS.adapters],
    ['plugin', PART_KINDS.plugins],
  ])('has every %s package of the release', (kind, { members }) => {
    expect(Object.keys(members).sort()).toEqual(packagesOf(kind));
  });

  it('has every model provider of the release', async () => {
    const settings = {
      cacheDirectory: path.resolve('.cache/api-reference'),
      registry: process.env.npm_config_registry,
    };
    const types = await readFile(path.join(await fetchPackage(CURRENT_SNAPSHOT, settings), 'dist/index.d.ts'), 'utf8');
    const members = /enum ModelProviderName \{([^}]*)\}/u.exec(types)?.[1] ?? '';
    const names = [...members.matchAll(/= "([^"]+)"/gu)].map(([, name]) => name);
    expect(Object.keys(PART_KINDS.modelProviders.members).sort()).toEqual(names.sort());
  });
});
