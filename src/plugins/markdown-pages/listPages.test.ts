import { expect, it } from 'vitest';
import { bySection, inGroups, type ListedPage, withFirst, writeList } from './listPages';

function page(route: string): ListedPage {
  return { route, title: `Title of ${route}`, description: 'What it says.' };
}

it('puts each page in the section with the longest route', () => {
  const sections = ['docs/', 'community/', 'community/Discord/'].map((route) => ({ route, title: route, line: '' }));
  const pages = ['docs/a/', 'community/', 'community/Discord/x/', 'elsewhere/'].map(page);
  const divided = bySection(pages, sections);
  expect([...divided].map(([route, found]) => [route, found.map((one) => one.route)])).toEqual([
    ['docs/', ['docs/a/']],
    ['community/', ['community/']],
    ['community/Discord/', ['community/Discord/x/']],
  ]);
});

it('groups pages as the sidebar does, no page twice, and those outside it at the end', () => {
  const pages = ['docs/a/', 'docs/b/', 'docs/c/'].map(page);
  const groups = inGroups(
    pages,
    [
      { title: 'First', pages: ['docs/c/', 'docs/gone/'] },
      { title: 'Empty', pages: ['docs/c/'] },
      { title: 'Second', pages: ['docs/a/'] },
    ],
    'More',
  );
  expect(groups.map(({ title, pages: found }) => [title, found.map(({ route }) => route)])).toEqual([
    ['First', ['docs/c/']],
    ['Second', ['docs/a/']],
    ['More', ['docs/b/']],
  ]);
});

it('puts the named groups first, keeps the order of the others, and refuses a name that no group has', () => {
  const groups = ['A', 'B', 'C', 'D'].map((title) => ({ title }));
  const titles = (first: readonly string[]): string =>
    withFirst(groups, first).reduce((all, { title }) => all + title, '');
  expect([titles([]), titles(['C', 'A']), titles(['D', 'C', 'B', 'A'])]).toEqual(['ABCD', 'CABD', 'DCBA']);
  expect(() => titles(['C', 'E'])).toThrow('"E": write one of A, B, C, D below "first"');
});

it('writes lists with addresses of Markdown files, and brackets in titles', () => {
  const pages = [{ route: 'docs/a/', title: 'Use a[0]', description: '' }, page('docs/b/')];
  expect(writeList('# Site\n', [{ title: 'Guides', pages }], 'https://example.com/eliza/')).toBe(
    '# Site\n\n## Guides\n\n- [Use a\\[0\\]](https://example.com/eliza/docs/a.md)\n' +
      '- [Title of docs/b/](https://example.com/eliza/docs/b.md): What it says.\n',
  );
});
