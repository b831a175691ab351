import { describe, expect, it } from 'vitest';
import { folderWith } from '../../utils/testFolder';
import { duplicateRoutes } from './duplicateRoutes';

describe('duplicateRoutes', () => {
  it('accepts pages with different routes', () => {
    expect(
      duplicateRoutes('.', [
        { permalink: '/x/docs/', source: '@site/docs/a.md' },
        { permalink: '/x/', source: '@site/src/pages/index.tsx' },
      ]),
    ).toEqual([]);
  });

  it('names the files with the same route, and the lines that set it', () => {
    const site = folderWith({
      'docs/a.md': '---\ntitle: A\n---\n',
      'docs/b.md': '---\ntitle: B\nslug: a\n---\n',
      'docs/c.md': '---\nid: a\ntitle: C\n---\n',
      'docs/a.mdx': '# A\n',
    });
    const pages = ['docs/a.md', 'docs/b.md', 'docs/a.mdx', 'docs/c.md', 'src/pages/a.tsx'];
    expect(
      duplicateRoutes(
        site,
        pages.map((file) => ({ permalink: file.endsWith('x') ? '/a' : '/a/', source: `@site/${file}` })),
      ),
    ).toEqual([
      'docs/b.md:3: its route /a is also that of docs/c.md:2, docs/a.md:1, docs/a.mdx:1, src/pages/a.tsx:1: give it another slug or name',
    ]);
  });
});
