import path from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { readImageSize } from '../../src/utils/readImageSize';
import { BUILD_DIRECTORY, builtFiles, builtSize, readBuilt } from '../support/site';

const SITE = 'https://elizaos.github.io/eliza/';
/** In bytes. */
const LARGEST_CARD = 60_000;

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
    images: $('meta[property^="og:image"]')
      .map((_, tag) => $(tag).attr('property'))
      .get()
      .join(' '),
    image: $('meta[property="og:image"]').attr('content') ?? '',
    imageSize: [$('meta[property="og:image:width"]'), $('meta[property="og:image:height"]')].map((tag) =>
      tag.attr('content'),
    ),
    imageAlt: $('meta[property="og:image:alt"]').attr('content') ?? '',
    twitterImage: $('meta[name="twitter:image"]').attr('content'),
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

/** Files of the pages that a mistake is on. */
const filesWith = (mistake: (page: (typeof pages)[number]) => boolean): string[] =>
  pages.filter(mistake).map(({ file }) => file);

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
  expect(filesWith(({ titles, title }) => titles !== 1 || !title)).toEqual([]);
  expect(shared(({ title }) => title)).toEqual({});
});

test('every page has a description that no other page has', () => {
  expect(filesWith(({ description }) => description.length < 10)).toEqual([]);
  expect(shared(({ description }) => description)).toEqual({});
});

test('a link preview has the title and the description of the page', () => {
  expect(filesWith(({ title, ogTitle }) => ogTitle !== title)).toEqual([]);
  expect(
    filesWith(({ description, ogDescription }) => ogDescription !== undefined && ogDescription !== description),
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

test('every page but that of missing ones names one image, its size and its text, in this order', () => {
  const order = 'og:image og:image:width og:image:height og:image:alt';
  expect(filesWith(({ file, images }) => images !== order && file !== '404.html')).toEqual([]);
  expect(
    filesWith(
      ({ file, image, imageSize, imageAlt, twitterImage }) =>
        file !== '404.html' && (twitterImage !== image || imageSize.join() !== '1200,630' || imageAlt === ''),
    ),
  ).toEqual([]);
});

test('every image is in the build: a PNG of 1200 × 630 pixels, and small', () => {
  const images = [...new Set(pages.filter(({ file }) => file !== '404.html').map(({ image }) => image))];
  expect(images.length).toBeGreaterThan(100);
  expect(images.filter((image) => !image.startsWith(SITE))).toEqual([]);
  const cards = images.map((image) => image.slice(SITE.length));
  expect(cards.filter((card) => !builtFiles().includes(card))).toEqual([]);
  expect(
    cards.filter((card) => {
      const size = readImageSize(path.join(BUILD_DIRECTORY, card));
      return !card.endsWith('.png') || size?.width !== 1200 || size.height !== 630 || builtSize(card) >= LARGEST_CARD;
    }),
  ).toEqual([]);
  expect(builtFiles().filter((file) => file.startsWith('img/cards/') && !cards.includes(file))).toEqual([]);
});

test('every guide has its own card with its title', () => {
  const guides = pages.filter(({ file }) => /^docs\/(?!api\/)/u.test(file));
  expect(guides.length).toBeGreaterThan(100);
  for (const { file, title, image, imageAlt } of guides) {
    expect(image).toBe(`${SITE}img/cards/${file.replace('/index.html', '.png')}`);
    expect(title, file).toBe(`${imageAlt} | eliza`);
  }
});

for (const [folder, title] of [
  ['community/Discord', 'Chat archive'],
  ['community/Streams', 'Streams'],
  ['api/classes', 'Classes'],
  ['docs/api/functions', 'Functions'],
] as const) {
  test(`pages below ${folder}/ share a card`, () => {
    const sharing = pages.filter(({ file }) => file.startsWith(`${folder}/`));
    expect(sharing.length).toBeGreaterThan(5);
    expect(new Set(sharing.map(({ image }) => image))).toEqual(new Set([`${SITE}img/cards/${folder}.png`]));
    expect(new Set(sharing.map(({ imageAlt }) => imageAlt))).toEqual(new Set([title]));
  });
}
