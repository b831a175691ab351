import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { atomFeed, type FeedEntry } from './atomFeed';

const entry = (date: string): FeedEntry => ({
  date,
  title: `On ${date} & <after>`,
  description: 'Why `a < b`.',
  url: `https://example.com/x/${date}/`,
});
const settings = {
  title: 'Streams & more',
  description: 'D',
  language: 'en',
  author: 'Example',
  pageUrl: 'https://example.com/x/',
  feedUrl: 'https://example.com/x.atom.xml',
};
const feed = load(atomFeed([entry('2024-11-15'), entry('2024-10-25')], settings), { xml: true });
const textsOf = (selector: string): string[] =>
  feed(selector)
    .map((_, element) => feed(element).text())
    .get();

describe('atomFeed', () => {
  it('has each element that RFC 4287 requires, once', () => {
    for (const selector of ['feed > id', 'feed > title', 'feed > updated', 'feed > author > name']) {
      expect(textsOf(selector), selector).toEqual([expect.stringMatching(/./u)]);
    }
    for (const name of ['id', 'title', 'updated', 'link', 'summary']) {
      expect(feed(`entry > ${name}`), name).toHaveLength(2);
    }
    expect(feed('feed > link[rel="self"]').attr('href')).toBe(settings.feedUrl);
  });

  it('lists the entries in their order, with their URLs and days', () => {
    expect(textsOf('entry > id')).toEqual(['https://example.com/x/2024-11-15/', 'https://example.com/x/2024-10-25/']);
    expect(textsOf('entry > updated')).toEqual(['2024-11-15T00:00:00.000Z', '2024-10-25T00:00:00.000Z']);
  });

  it('is dated by its newest entry', () => {
    expect(textsOf('feed > updated')).toEqual(['2024-11-15T00:00:00.000Z']);
  });

  it('escapes text in what it declares to be HTML', () => {
    expect(feed('entry > title').attr('type')).toBe('html');
    expect(load(textsOf('entry > title')[0] ?? '').text()).toBe('On 2024-11-15 & <after>');
    expect(load(textsOf('entry > summary')[0] ?? '').text()).toBe('Why `a < b`.');
  });
});
