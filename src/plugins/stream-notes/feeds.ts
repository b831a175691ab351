import { createFeed } from '../../utils/feeds';
import type { Stream } from './readStream';

interface StreamFeedSettings {
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
  { communityUrl, ...settings }: StreamFeedSettings,
): { rss: string; atom: string } {
  const feed = createFeed(
    streams.map(({ date, title, description, route }) => ({ date, title, description, address: communityUrl + route })),
    {
      ...settings,
      address: `${communityUrl}Streams/`,
      feedAddresses: { rss: communityUrl + FEED_FILES.rss, atom: communityUrl + FEED_FILES.atom },
    },
  );
  return { rss: feed.rss2(), atom: feed.atom1() };
}
