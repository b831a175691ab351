import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { builtFiles, readBuilt } from '../support/site';

// In one process, which reads the pages once.
test.describe.configure({ mode: 'default' });

/** What the head of a page says. */
function readHead(file: string) {
  const [head = ''] = readBuilt(file).split('</head>', 1);
  const $ = load(head);
  return {
    file,
    redirects: $('meta[http-equiv="refresh"]').length > 0,
    titles: $('title').length,
    title: $('title').text(),
    ogTitle: $('meta[property="og:title"]').attr('content'),
    description: $('meta[name="description"]').attr('content') ?? '',
    ogDescription: $('meta[property="og:description"]').attr('content'),
    robots: $('meta[name="robots"]').attr('content'),
    canonical: $('link[rel="canonical"]').attr('href'),
    ogUrl: $('meta[property="og:url"]').attr('content'),
    alternates: $('link[hreflang]').length,
  };
}

let pages: readonly ReturnType<typeof readHead>[] = [];

test.beforeAll(() => {
  pages = builtFiles()
    .filter((file) => file.endsWith('.html'))
    .map(readHead)
    // A redirect contains nothing but its target.
    .filter(({ redirects }) => !redirects);
});

/** Pages that share a text with another, by the text. */
function shared(textOf: (page: (typeof pages)[number]) => string): Record<string, string[]> {
  const files = new Map<string, string[]>();
  for (const page of pages) {
    files.set(textOf(page), [...(files.get(textOf(page)) ?? []), page.file]);
  }
  return Object.fromEntries([...files].filter(([, sharing]) => sharing.length > 1));
}

test('every page has a title that no other page has', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter(({ titles, title }) => titles !== 1 || !title).map(({ file }) => file)).toEqual([]);
  expect(shared(({ title }) => title)).toEqual({});
});

test('every page has a description that no other page has', () => {
  expect(pages.filter(({ description }) => description.length < 10).map(({ file }) => file)).toEqual([]);
  expect(shared(({ description }) => description)).toEqual({});
});

test('a link preview has the title and the description of the page', () => {
  expect(pages.filter(({ title, ogTitle }) => ogTitle !== title).map(({ file }) => file)).toEqual([]);
  expect(
    pages
      .filter(({ description, ogDescription }) => ogDescription !== undefined && ogDescription !== description)
      .map(({ file }) => file),
  ).toEqual([]);
});

test('pages of the old API reference name the release in their title', () => {
  const old = pages.filter(({ file }) => /^docs\/api\/[^/]+\/[^/]+\/index\.html$/u.test(file));
  expect(old.length).toBeGreaterThan(100);
  expect(old.filter(({ title }) => !/^\S+ \(0\.1\.3\) \| eliza$/u.test(title)).map(({ title }) => title)).toEqual([]);
});

test('the not-found page has a description, is not indexed, and has no canonical address', () => {
  const page = pages.find(({ file }) => file === '404.html');
  expect(page?.description).toMatch(/\S/u);
  expect(page).toMatchObject({ robots: 'noindex', canonical: undefined, ogUrl: undefined, alternates: 0 });
});
