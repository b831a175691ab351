import type { ArchivePage } from './pages';
import type { ArchiveContent } from './readArchive';
import type { Digest } from './readDigest';
import { problemRoute } from './route';

/**
 * Adds to each page when the newest of its files was last changed. A list is as new as the newest digest in it.
 *
 * @param commits - times of commits in milliseconds, by file relative to the site
 * @returns the pages; those whose files are in no commit are unchanged
 */
export function withLastUpdates(
  pages: readonly ArchivePage[],
  content: ArchiveContent,
  commits: ReadonlyMap<string, number>,
): ArchivePage[] {
  return pages.map((page) => {
    const times = filesOf(page, content).flatMap((file) => commits.get(file) ?? []);
    return times.length > 0 ? { ...page, lastUpdatedAt: Math.max(...times) } : page;
  });
}

function filesOf(page: ArchivePage, { digests, problems, overviews }: ArchiveContent): string[] {
  const filesWith = (isOnPage: (digest: Digest) => boolean): string[] =>
    digests.filter(isOnPage).map(({ file }) => file);
  switch (page.kind) {
    case 'digest':
      return filesWith(({ channel, date }) => channel === page.channel && date === page.date);
    case 'channel':
      return filesWith(({ channel }) => channel === page.channel);
    case 'topic':
      return [overviews.get(page.topic)?.file ?? [], filesWith(({ topics }) => topics.includes(page.topic))].flat();
    case 'problem':
      return problems.filter(({ id }) => problemRoute(id) === page.route).map(({ file }) => file);
    case 'answers':
      return [...problems, ...digests].map(({ file }) => file);
    default:
      return filesWith(() => true);
  }
}
