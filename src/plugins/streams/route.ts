/** Route of the streams below the base path, without slashes at its ends. It is also the folder of their notes. */
export const STREAMS_ROUTE = 'community/Streams';

/** Their Atom feed, below the base path. */
export const STREAMS_FEED = 'community/streams.atom.xml';
