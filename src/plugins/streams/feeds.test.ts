import { describe, expect, it } from 'vitest';
import { streamFeeds } from './feeds';
import type { Stream } from './readStream';

const stream = (date: string): Stream => ({
  date,
  title: `On ${date} & after`,
  description: 'What was shown.',
  recording: 'https://example.com/v',
  topics: ['trust'],
  route: `/community/Streams/x/${date}/`,
});
const settings = {
  title: 'Streams',
  description: 'D',
  language: 'en',
  siteUrl: 'https://example.com/eliza/',
};

describe('streamFeeds', () => {
  const { rss, atom, json } = streamFeeds([stream('2024-11-15'), stream('2024-10-25')], settings);

  it('lists every stream with its address, newest first', () => {
    for (const text of [rss, atom, json]) {
      expect(text.indexOf('https://example.com/eliza/community/Streams/x/2024-11-15/')).toBeGreaterThan(0);
      expect(text.indexOf('Streams/x/2024-10-25/')).toBeGreaterThan(text.indexOf('Streams/x/2024-11-15/'));
    }
  });

  it('dates the feed by its newest stream', () => {
    expect(rss).toContain('<lastBuildDate>Fri, 15 Nov 2024 00:00:00 GMT</lastBuildDate>');
  });

  it('escapes what markup would break', () => {
    expect(atom).not.toContain('& after</title>');
  });

  it('has descriptions as text in the JSON feed, which names its own address', () => {
    const feed = JSON.parse(json) as { feed_url: string; items: Record<string, string>[] };
    expect(feed.feed_url).toBe('https://example.com/eliza/community/streams.json');
    expect(feed.items[0]).toEqual({
      id: 'https://example.com/eliza/community/Streams/x/2024-11-15/',
      url: 'https://example.com/eliza/community/Streams/x/2024-11-15/',
      title: 'On 2024-11-15 & after',
      content_text: 'What was shown.',
      date_modified: '2024-11-15T00:00:00.000Z',
    });
  });
});
