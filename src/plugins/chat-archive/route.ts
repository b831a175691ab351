/** Route of the archive below the base path, without slashes at its ends. */
export const ARCHIVE_ROUTE = 'community/Discord';

/** Feeds of the archive, below the base path. */
export const ARCHIVE_FEEDS = { atom: 'community/discord.atom.xml', json: 'community/discord.json' } as const;

/** Folder of the digests, relative to the site. */
export const ARCHIVE_FOLDER = 'community/Discord';
