/** Route of the streams below the base path, without slashes at its ends. */
export const STREAMS_ROUTE = 'community/Streams';

/** Their feeds, below the base path. */
export const STREAMS_FEEDS = {
  rss: 'community/streams.xml',
  atom: 'community/streams.atom.xml',
  json: 'community/streams.json',
} as const;
