import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import facts from '../../release/facts.json';
import { fetchPackage } from '../../plugins/api-reference/sources/fetchPackage';
import { CURRENT_SNAPSHOT } from '../../release/snapshots';
import { PART_KINDS, type PartKind, type State } from './parts';

function packagesOf(kind: string): string[] {
  const pattern = new RegExp(`^packages/${kind}-([^/]+)/`, 'u');
  return [...new Set(facts.files.flatMap((file) => pattern.exec(file)?.[1] ?? []))].sort();
}

/** The other cells of the rows of a guide whose first cell matches, with what is in its group. */
function cellsOf(file: string, firstCell: RegExp): (readonly [string, string[]])[] {
  const rows = readFileSync(`docs/packages/${file}`, 'utf8').match(/^\|.*$/gmu) ?? [];
  return rows.flatMap((row) => {
    const [first = '', ...others] = row
      .slice(1)
      .split('|')
      .map((cell) => cell.trim());
    return [...first.matchAll(firstCell)].map(([, name = '']) => [name, others] as const);
  });
}

const statesOf = ({ members }: PartKind): Record<string, State> =>
  Object.fromEntries(Object.entries(members).map(([name, { state }]) => [name, state]));

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

  it('says of plugins what their catalog says', () => {
    const rows = cellsOf('plugins/index.mdx', /^\[([^\]]+)\]\(\.\//gu);
    expect(statesOf(PART_KINDS.plugins)).toEqual(Object.fromEntries(rows.map(([name, [, state]]) => [name, state])));
  });

  it('says of clients what their pages say', () => {
    const { auto, ...states } = statesOf(PART_KINDS.clients);
    expect(auto).toBe('broken');
    for (const [name, state] of Object.entries(states)) {
      const page = readFileSync(`docs/packages/clients/${name === 'twitter' ? 'x' : name}.md`, 'utf8');
      expect(/^\*\*Status in 0\.1\.7:\*\* (.+)/mu.exec(page)?.[1], name).toMatch(new RegExp(`^${state}\\b`, 'u'));
    }
  });

  it('says of adapters whether they can run an agent, or its cache', () => {
    const rows = cellsOf('adapters.md', /^`@elizaos\/adapter-(\w+)`$/gu);
    expect(statesOf(PART_KINDS.adapters)).toEqual(
      Object.fromEntries(rows.map(([name, [, , uses = '']]) => [name, uses.startsWith('never') ? 'broken' : 'works'])),
    );
  });

  it('says of model providers whether they generate text, or only images', () => {
    const rows = cellsOf('model-providers.md', /`(\w+)`/gu).filter(
      ([name, cells]) => cells.length === 5 && name !== 'modelProvider',
    );
    const stateOf = (text = '', images = ''): State =>
      text.startsWith('yes') ? 'works' : images === 'yes' ? 'partly works' : 'broken';
    expect(statesOf(PART_KINDS.modelProviders)).toEqual(
      Object.fromEntries(rows.map(([name, [, text, , images]]) => [name, stateOf(text, images)])),
    );
  });
});
