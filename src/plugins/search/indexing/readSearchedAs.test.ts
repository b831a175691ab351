import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadedPlugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseFrontMatter } from '../../../utils/readFrontMatter';
import { readSearchedAs, withoutSearchedAs } from './readSearchedAs';

const TEXT = "---\ntitle: Start\nsearchedAs:\n  page: overview\n  'start': install, go\n---\n\n# Start\n";
const WORDS = new Map([
  ['', 'overview'],
  ['start', 'install, go'],
]);

describe('searchedAs', () => {
  let siteDir: string;
  const plugins = (content: unknown): LoadedPlugin[] =>
    [
      { name: 'docusaurus-plugin-content-docs', content },
      { name: 'other', content: undefined },
    ] as LoadedPlugin[];

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'searched-'));
    writeFileSync(path.join(siteDir, 'intro.md'), TEXT);
    writeFileSync(path.join(siteDir, 'other.md'), '---\ntitle: Other\n---\n');
  });
  afterEach(() => rmSync(siteDir, { recursive: true }));

  it('is read of pages that have it, by their addresses', () => {
    const docs = ['intro', 'other'].map((name) => ({ permalink: `/eliza/${name}`, source: `@site/${name}.md` }));
    expect([...readSearchedAs(siteDir, plugins({ loadedVersions: [{ docs }] }))]).toEqual([['/eliza/intro/', WORDS]]);
  });

  it('is not in the front matter of the page', async () => {
    const filePath = path.join(siteDir, 'intro.md');
    const read = await withoutSearchedAs(parseFrontMatter)({
      filePath,
      fileContent: TEXT,
      defaultParseFrontMatter: parseFrontMatter as never,
    });
    expect(read).toEqual({ frontMatter: { title: 'Start' }, content: '# Start' });
  });
});
