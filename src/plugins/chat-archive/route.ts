import type { DigestChannelId } from './channels';
import type { DigestTopicId } from './topics';

/** Route of the archive below the base path, without slashes at its ends. */
export const ARCHIVE_ROUTE = 'community/Discord';

/** Atom feed of the archive, below the base path. */
export const ARCHIVE_FEED = 'community/discord.atom.xml';

/** Folder of the digests, relative to the site. */
export const ARCHIVE_FOLDER = 'community/Discord';

/** Name of the file with a page's data, next to its `index.html`; also the id of the element in there that holds it. */
export const PAGE_DATA_FILE = 'index.json';

/** The lists of the archive. Their routes are those below. */
export const LISTS = ['topics', 'answers', 'questions', 'open', 'decisions', 'tasks'] as const;

export type ListName = (typeof LISTS)[number];

/** Route of a list below the archive's. */
export function listRoute(name: ListName): string {
  return `${name}/`;
}

/** Route of a digest below the archive's. */
export function digestRoute(channel: DigestChannelId, date: string): string {
  return `${channel}/chat_${date}/`;
}

/** Route of a problem below the archive's. */
export function problemRoute(id: string): string {
  return `problems/${id}/`;
}

/** Route of a topic below the archive's. */
export function topicRoute(topic: DigestTopicId): string {
  return `topics/${topic}/`;
}

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
