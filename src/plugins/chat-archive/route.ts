/** Route of the archive below the base path, without slashes at its ends. */
export const ARCHIVE_ROUTE = 'community/Discord';

/** Feed of the archive, below the base path. */
export const ARCHIVE_FEED = 'community/discord.atom.xml';

/** Folder of the digests, relative to the site. */
export const ARCHIVE_FOLDER = 'community/Discord';
