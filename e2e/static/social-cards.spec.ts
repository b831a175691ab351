import path from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { readImageSize } from '../../src/utils/readImageSize';
import { BUILD_DIRECTORY, builtFiles, builtSize, readBuilt } from '../support/site';

const SITE = 'https://elizaos.github.io/eliza/';
/** In bytes. */
const LARGEST_CARD = 60_000;

/** A tag of the metadata, with quotes: LinkedIn finds no picture without them. */
const TAG =
  /<meta data-rh="true" (?:property|name)="((?:og|twitter):image[^"]*|og:description|description)" content="([^"]*)">/gu;

const files = builtFiles();
const pages = files
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => ({ file, html: readBuilt(file) }))
  .filter(({ html }) => !html.includes('http-equiv="refresh"'))
  .map(({ file, html }) => {
    const tags = [...html.slice(0, html.indexOf('</head>')).matchAll(TAG)].map(([, name = '', content = '']) => ({
      name,
      content,
    }));
    return {
      file,
      html,
      names: tags.map(({ name }) => name),
      tag: (wanted: string) => tags.find(({ name }) => name === wanted)?.content,
    };
  });

test('every page names one image, its size and its text, in this order and in quotes', () => {
  expect(pages.length).toBeGreaterThan(800);
  const wanted = ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'];
  expect(
    pages
      .filter(({ names }) => names.filter((name) => name.startsWith('og:image')).join() !== wanted.join())
      .map(({ file }) => file),
  ).toEqual([]);
  expect(
    pages
      .filter(
        ({ tag }) =>
          tag('twitter:image') !== tag('og:image') ||
          tag('og:image:width') !== '1200' ||
          tag('og:image:height') !== '630' ||
          !tag('og:image:alt'),
      )
      .map(({ file }) => file),
  ).toEqual([]);
});

test('the description of every page is in quotes', () => {
  expect(pages.filter(({ tag }) => !tag('description')).map(({ file }) => file)).toEqual([]);
});

test('every image is in the build: a PNG of 1200 × 630 pixels, and small', () => {
  const images = [...new Set(pages.map(({ tag }) => tag('og:image') ?? ''))];
  expect(images.length).toBeGreaterThan(100);
  expect(images.filter((image) => !image.startsWith(SITE))).toEqual([]);
  const cards = images.map((image) => image.slice(SITE.length));
  expect(cards.filter((card) => !files.includes(card))).toEqual([]);
  expect(
    cards.filter((card) => {
      const size = readImageSize(path.join(BUILD_DIRECTORY, card));
      return !card.endsWith('.png') || size?.width !== 1200 || size.height !== 630;
    }),
  ).toEqual([]);
  expect(cards.filter((card) => builtSize(card) >= LARGEST_CARD)).toEqual([]);
  expect(files.filter((file) => file.startsWith('img/cards/') && !cards.includes(file))).toEqual([]);
});

test('every guide has a card of its own with its title', () => {
  const guides = pages.filter(({ file }) => /^docs\/(?!api\/)/u.test(file));
  expect(guides.length).toBeGreaterThan(100);
  expect(
    guides
      .filter(({ file, tag }) => tag('og:image') !== `${SITE}img/cards/${file.replace('/index.html', '.png')}`)
      .map(({ file }) => file),
  ).toEqual([]);
  expect(
    guides
      .filter(({ html }) => {
        const $ = load(html);
        return $('title').text() !== `${$('meta[property="og:image:alt"]').attr('content') ?? ''} | eliza`;
      })
      .map(({ file }) => file),
  ).toEqual([]);
});

for (const { kind, folder, title } of [
  { kind: 'digests', folder: 'community/Discord', title: 'Chat archive' },
  { kind: 'notes of streams', folder: 'community/Streams', title: 'Streams' },
  { kind: 'classes', folder: 'api/classes', title: 'Classes' },
  { kind: 'old functions', folder: 'docs/api/functions', title: 'Functions' },
]) {
  test(`${kind} share a card`, () => {
    const sharing = pages.filter(({ file }) => file.startsWith(`${folder}/`));
    expect(sharing.length).toBeGreaterThan(5);
    expect(new Set(sharing.map(({ tag }) => tag('og:image')))).toEqual(new Set([`${SITE}img/cards/${folder}.png`]));
    expect(new Set(sharing.map(({ tag }) => tag('og:image:alt')))).toEqual(new Set([title]));
  });
}
