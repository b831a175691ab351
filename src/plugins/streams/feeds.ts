import { createFeed } from '../../utils/createFeed';
import type { Stream } from './readStream';
import { STREAMS_FEEDS, STREAMS_ROUTE } from './route';

interface StreamFeedSettings {
  title: string;
  description: string;
  language: string;
  /** Address of the site, with a slash at its end. */
  siteUrl: string;
}

/**
 * The streams as RSS and Atom.
 *
 * @param streams - newest first
 */
export function streamFeeds(
  streams: readonly Stream[],
  { siteUrl, ...settings }: StreamFeedSettings,
): { rss: string; atom: string } {
  const feed = createFeed(
    streams.map(({ date, title, description, route }) => ({
      date,
      title,
      description,
      address: siteUrl + route.slice(1),
    })),
    {
      ...settings,
      address: `${siteUrl}${STREAMS_ROUTE}/`,
      feedAddresses: { rss: siteUrl + STREAMS_FEEDS.rss, atom: siteUrl + STREAMS_FEEDS.atom },
    },
  );
  return { rss: feed.rss2(), atom: feed.atom1() };
}
