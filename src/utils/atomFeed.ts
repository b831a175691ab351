import type { HtmlTagObject } from '@docusaurus/types';
import { Feed } from 'feed';
import { escapeHtml } from './escapeHtml';

export interface FeedEntry {
  /** Day, `YYYY-MM-DD`. */
  date: string;
  title: string;
  description: string;
  url: string;
}

export interface FeedSettings {
  title: string;
  description: string;
  language: string;
  /** URL of the page with the feed's content. */
  pageUrl: string;
  /** URL of the feed itself. */
  feedUrl: string;
  /** Who publishes it: RFC 4287 requires an author. */
  author: string;
}

/**
 * An Atom feed with one entry per day. It is dated by its newest entry, so the same content gives the same text.
 *
 * @param entries - newest first
 * @returns the content of the file
 */
export function atomFeed(
  entries: readonly FeedEntry[],
  { title, description, language, pageUrl, feedUrl, author }: FeedSettings,
): string {
  const newest = entries[0];
  const feed = new Feed({
    id: pageUrl,
    link: pageUrl,
    title,
    description,
    language,
    copyright: '',
    author: { name: author },
    feedLinks: { atom: feedUrl },
    updated: newest ? timeOf(newest) : new Date(0),
  });
  for (const entry of entries) {
    feed.addItem({
      id: entry.url,
      link: entry.url,
      // The package declares both as HTML.
      title: escapeHtml(entry.title),
      description: escapeHtml(entry.description),
      date: timeOf(entry),
    });
  }
  return feed.atom1();
}

/**
 * The tag in the head of a page that lets feed readers find a feed.
 *
 * @param url - with the base path
 */
export function feedLink(title: string, url: string): HtmlTagObject {
  return { tagName: 'link', attributes: { rel: 'alternate', type: 'application/atom+xml', title, href: url } };
}

function timeOf({ date }: FeedEntry): Date {
  return new Date(`${date}T00:00:00Z`);
}
