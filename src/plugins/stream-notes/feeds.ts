import { Feed } from 'feed';
import type { Stream } from './readStream';

interface FeedSettings {
  title: string;
  description: string;
  language: string;
  /** Address of the community area, with a slash at its end. */
  communityUrl: string;
}

/** File names of the feeds, below the community area. */
export const FEED_FILES = { rss: 'streams.xml', atom: 'streams.atom.xml' } as const;

/**
 * The streams as RSS and Atom.
 *
 * @param streams - newest first
 */
export function streamFeeds(
  streams: readonly Stream[],
  { title, description, language, communityUrl }: FeedSettings,
): { rss: string; atom: string } {
  const newest = streams[0];
  const feed = new Feed({
    id: `${communityUrl}Streams/`,
    link: `${communityUrl}Streams/`,
    title,
    description,
    language,
    copyright: '',
    feedLinks: { rss: communityUrl + FEED_FILES.rss, atom: communityUrl + FEED_FILES.atom },
    // The day of the newest entry, so that the same content gives the same file.
    updated: newest ? dayOf(newest) : new Date(0),
  });
  for (const stream of streams) {
    feed.addItem({
      id: communityUrl + stream.route,
      link: communityUrl + stream.route,
      title: stream.title,
      description: stream.description,
      date: dayOf(stream),
    });
  }
  return { rss: feed.rss2(), atom: feed.atom1() };
}

function dayOf({ date }: Stream): Date {
  return new Date(`${date}T00:00:00Z`);
}
