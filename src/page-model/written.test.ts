import { utimesSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, writeFiles } from '../utils/testFolder';
import { parsePage, written } from './written';

describe('written', () => {
  it('reads a file again only when its time or its size has changed', () => {
    const siteDir = folderWith();
    const write = (text: string, time: Date): void => {
      writeFiles(siteDir, { 'docs/x.md': text });
      utimesSync(path.join(siteDir, 'docs/x.md'), time, time);
    };
    const [before, after] = [new Date('2024-11-20'), new Date('2024-11-21')];
    write('# One\n', before);
    const first = written('docs/x.md', siteDir);
    expect(written('docs/x.md', siteDir)).toBe(first);
    write('# Two\n', after);
    expect(written('docs/x.md', siteDir).headings[0]?.text).toBe('Two');
    write('# Three\n', after);
    expect(written('docs/x.md', siteDir).headings[0]?.text).toBe('Three');
  });
});

describe('parsePage', () => {
  it('says what is wrong with front matter, and throws it where the page is read anyway', () => {
    const page = parsePage('docs/x.md', '---\ntitle: One: two\n---\n\n# X\n');
    expect(page.problem).toMatch(/^docs\/x\.md:2: the front matter is not valid YAML/u);
    expect(() => page.headings).toThrow(page.problem);
    expect(page.route).toBe('/docs/x/');
  });

  it('takes a colon for a directive only where a block starts', () => {
    const { tree } = parsePage('docs/x.md', 'At 10:30, see a:b.\n\n::leaf\n\n:::note\n\nText\n\n:::\n');
    expect(tree.children).toMatchObject([
      { children: [{ type: 'text', value: 'At 10:30, see a:b.' }] },
      { children: [{ type: 'text', value: '::leaf' }] },
      { type: 'containerDirective', name: 'note' },
    ]);
  });

  it('finds a section with the lines of its file', () => {
    const page = parsePage('docs/x.md', '---\ntitle: X\n---\n\n# X\n\n## One\n\nText\n\n### More\n\n## Two\n');
    const section = page.section('One');
    expect(section?.line).toBe(7);
    expect(section?.nodes.map((node) => [node.type, section.lineOf(node)])).toEqual([
      ['paragraph', 9],
      ['heading', 11],
    ]);
    expect(page.section('Three')).toBeUndefined();
  });
});
