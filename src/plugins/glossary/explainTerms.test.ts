import path from 'node:path';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderWith } from '../../utils/testFolder';
import { explainTerms } from './explainTerms';

const entry = (name: string, forms: string): string =>
  `## ${name}\n\n<!-- forms: ${forms} -->\nNote on ${name}. More: [Page](/docs/core/${name.toLowerCase()}/).\n\n`;

describe('explainTerms', () => {
  let folder = '';
  beforeEach(() => {
    const words = ['Alpha', 'Beta', 'Gamma', 'Delta'].map((name) => entry(name, name.toLowerCase()));
    const text = [entry('Adapter', 'adapter, adapters, database adapter'), entry('Room', 'room, rooms'), ...words];
    folder = folderWith({ 'docs/glossary.md': text.join('') });
  });

  function html(text: string, page = 'guides/page.md'): string {
    const processor = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(explainTerms, { siteDir: folder, exclude: path.join(folder, 'api/') })
      .use(remarkRehype)
      .use(rehypeStringify);
    return String(processor.processSync({ value: text, path: path.join(folder, page) }));
  }
  const termsIn = (text: string, page?: string): (string | undefined)[] =>
    [...html(text, page).matchAll(/<span class="term"[^>]*>([^<]*)</gu)].map(([, word]) => word);

  it('adds a note that can be focused and describes the word', () => {
    expect(html('In a room.')).toBe(
      '<p>In a <span class="term" tabindex="0" aria-describedby="term-room">room' +
        '<span role="tooltip" id="term-room">Note on Room.</span></span>.</p>',
    );
  });

  it('explains the first use on the page only, in its casing, and the longest form', () => {
    expect(termsIn('Room: a database adapter.\n\nTwo rooms, a room, an adapter.')).toEqual([
      'database adapter',
      'rooms',
    ]);
  });

  it('explains whole words', () => {
    expect(termsIn('A roommate in a room-id has bedrooms.')).toEqual([]);
  });

  it('explains in lists and quotes', () => {
    expect(termsIn('- a room\n\n> an adapter')).toEqual(['room', 'adapter']);
  });

  it('leaves headings, links, code, emphasis and tables alone', () => {
    expect(termsIn('# A room\n\n[room](/x/) `room` **room**\n\n```\nroom\n```\n\n| room |\n| --- |\n| room |')).toEqual(
      [],
    );
  });

  it('explains three words of a page', () => {
    expect(termsIn('alpha beta gamma delta room adapter')).toEqual(['alpha', 'beta', 'gamma']);
  });

  it("leaves alone the word's own page, the glossary, and the excluded folder", () => {
    expect(termsIn('a room, an adapter', 'docs/core/room.md')).toEqual(['adapter']);
    expect(termsIn('a room', 'docs/glossary.md')).toEqual([]);
    expect(termsIn('a room', 'api/index.md')).toEqual([]);
  });
});
