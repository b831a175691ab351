import { createFeed, jsonFeed, type FeedKind } from '../../utils/createFeed';
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
 * The streams as RSS, Atom and JSON Feed.
 *
 * @param streams - newest first
 */
export function streamFeeds(
  streams: readonly Stream[],
  { siteUrl, ...settings }: StreamFeedSettings,
): Record<FeedKind, string> {
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
      feedAddresses: {
        rss: siteUrl + STREAMS_FEEDS.rss,
        atom: siteUrl + STREAMS_FEEDS.atom,
        json: siteUrl + STREAMS_FEEDS.json,
      },
    },
  );
  return { rss: feed.rss2(), atom: feed.atom1(), json: jsonFeed(feed) };
}
