import type { HtmlTagObject } from '@docusaurus/types';
import { Feed } from 'feed';

/** Forms of a feed, with their media types. */
const MEDIA_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;

export type FeedKind = keyof typeof MEDIA_TYPES;

export interface FeedEntry {
  /** Day, `YYYY-MM-DD`. */
  date: string;
  title: string;
  description: string;
  address: string;
}

export interface FeedSettings {
  title: string;
  description: string;
  language: string;
  /** Address of the page with the feed's content. */
  address: string;
  /** Addresses of the feed's own files. */
  feedAddresses: Partial<Record<FeedKind, string>>;
}

/**
 * A feed with one entry per day. Its time is the day of the newest entry, so the same content gives the same text.
 *
 * @param entries - newest first
 */
export function createFeed(
  entries: readonly FeedEntry[],
  { title, description, language, address, feedAddresses }: FeedSettings,
): Feed {
  const newest = entries[0];
  const feed = new Feed({
    id: address,
    link: address,
    title,
    description,
    language,
    copyright: '',
    feedLinks: feedAddresses,
    updated: newest ? timeOf(newest) : new Date(0),
  });
  for (const entry of entries) {
    feed.addItem({
      id: entry.address,
      link: entry.address,
      title: entry.title,
      description: entry.description,
      date: timeOf(entry),
    });
  }
  return feed;
}

/**
 * The tag in the head of a page that lets feed readers find a feed.
 *
 * @param address - with the base path
 */
export function feedLink(kind: FeedKind, title: string, address: string): HtmlTagObject {
  return { tagName: 'link', attributes: { rel: 'alternate', type: MEDIA_TYPES[kind], title, href: address } };
}

/**
 * A feed as JSON Feed. Its entries have their descriptions as text: the package would call them HTML, and a reader would
 * take a `<` in them for a tag.
 *
 * @param feed - from createFeed
 * @returns the content of the file
 */
export function jsonFeed(feed: Feed): string {
  const { items, ...head } = JSON.parse(feed.json1()) as { items: { content_html?: string }[] };
  return JSON.stringify({
    ...head,
    items: items.map(({ content_html, ...item }) => ({ ...item, content_text: content_html })),
  });
}

function timeOf({ date }: FeedEntry): Date {
  return new Date(`${date}T00:00:00Z`);
}
