/** Route of the archive below the base path, without slashes at its ends. */
export const ARCHIVE_ROUTE = 'community/Discord';

/** Feeds of the archive, below the base path. */
export const ARCHIVE_FEEDS = { atom: 'community/discord.atom.xml', json: 'community/discord.json' } as const;

/** Folder of the digests, relative to the site. */
export const ARCHIVE_FOLDER = 'community/Discord';

/** The last day of which the repository of the framework has records at the documented release. */
const LAST_RECORDED_DAY = '2024-12-09';

/**
 * The public record that a digest was written from, as a path in the repository of the framework.
 *
 * @returns undefined for days after the last record
 */
export function recordOf(channel: string, date: string): string | undefined {
  return date <= LAST_RECORDED_DAY ? `docs/community/Discord/${channel}/chat_${date}.md` : undefined;
}
