import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Heading, Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkProblems } from './linkProblems';

const heading = (id: string): Heading => ({
  type: 'heading',
  depth: 2,
  data: { id } as Heading['data'],
  children: [{ type: 'text', value: id }],
});
const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] });
const page = (): Root => ({
  type: 'root',
  children: [heading('keys'), paragraph('In a file.'), heading('more'), paragraph('More.')],
});

describe('linkProblems', () => {
  let siteDir: string;

  beforeAll(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'link-problems-'));
    const folder = path.join(siteDir, 'community/Discord/problems');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'lost-keys.md'),
      '---\ntitle: Lost keys\nasked:\n  - a/b/chat_2024-11-19#x\n  - a/b/chat_2024-11-20#x\n  - a/c/chat_2024-11-20#y\n---\n\n' +
        '[Here](/docs/faq/keys/#keys), [again](/docs/faq/keys/#keys), and [elsewhere](/docs/faq/#more).\n',
    );
  });

  afterAll(() => rmSync(siteDir, { recursive: true }));

  it('adds a line to the section that the answer links to, at its end', () => {
    const tree = page();
    linkProblems({ siteDir })(tree, { path: path.join(siteDir, 'docs/faq/keys.md') });
    expect(tree.children.map((node) => toString(node))).toEqual([
      'keys',
      'In a file.',
      'In the chat: Lost keys, asked on 2 days',
      'more',
      'More.',
    ]);
    expect(JSON.stringify(tree)).toContain('"url":"/community/Discord/problems/lost-keys/"');
  });

  it('adds it to the last section, too, and to no page beside the guides', () => {
    const tree = page();
    linkProblems({ siteDir })(tree, { path: path.join(siteDir, 'docs/faq/index.md') });
    expect(toString(tree.children.at(-1))).toBe('In the chat: Lost keys, asked on 2 days');
    for (const file of ['community/faq/index.md', 'docs/api/faq/keys.md']) {
      const other = page();
      linkProblems({ siteDir })(other, { path: path.join(siteDir, file) });
      expect(other).toEqual(page());
    }
  });
});
