/** Route of the archive below the base path, without slashes at its ends. */
export const ARCHIVE_ROUTE = 'community/Discord';

/** Its feed, below the base path. */
export const ARCHIVE_FEED = 'community/discord.atom.xml';
