import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import facts from '../../release/facts.json';
import { CHOICES } from './choices';

const FOLDER = 'docs/packages/plugins';
const ROW = /^\| \[(?<name>[^\]]+)\]\(\.\/(?<file>[^)]+)\) \| (?<kind>[^|]+) \| (?<state>[^|]+) \| [^|]+ \|$/gmu;

const rows = [...readFileSync(`${FOLDER}/index.mdx`, 'utf8').matchAll(ROW)].map(({ groups = {} }) => groups);
const plugins = [...new Set(facts.files.flatMap((file) => /^packages\/plugin-([^/]+)\//u.exec(file)?.[1] ?? []))];

describe('the catalogue of plugins', () => {
  it('has a row for every plugin folder of the release', () => {
    expect(plugins.length).toBe(35);
    expect(rows.map(({ name }) => name).sort()).toEqual([...plugins].sort());
  });

  it('begins with those that work, and is in the order of names for each state', () => {
    const rank = ({ name = '', state = '' }: Record<string, string>): string =>
      `${CHOICES.state.values.findIndex((value) => value === state)} ${name.toLowerCase()}`;
    const ranks = rows.map(rank);
    expect(ranks).toEqual([...ranks].sort());
  });

  it('leads to a page for each, and no page is left out', () => {
    const pages = readdirSync(path.resolve(FOLDER)).filter((file) => file !== 'index.mdx');
    expect(pages.sort()).toEqual(rows.map(({ file }) => file).sort());
  });

  it.each(rows)('says of $name what can be chosen, and its page says the same', ({ file = '', kind, state }) => {
    expect(CHOICES.kind.values).toContain(kind);
    expect(CHOICES.state.values).toContain(state);
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    expect(/^\*\*Status in 0\.1\.7:\*\* ([^.]+)\./mu.exec(text)?.[1]).toBe(state);
  });
});
