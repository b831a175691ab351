import type { ArchiveContent } from './buildPages';
import { readProblems } from './problems/readProblems';
import { readDigests } from './readDigests';
import { readOverviews } from './readOverviews';

/**
 * Reads and checks all files of the archive: digests, problems and overviews of topics.
 *
 * @param siteDir - folder of the site
 * @param directory - folder of the archive, relative to the site
 * @throws an error that names file, line and fix of everything that is wrong in the digests or, if they are right, in the
 * problems, which name questions of digests, or else in the overviews
 */
export async function readArchive(siteDir: string, directory: string): Promise<ArchiveContent> {
  const digests = await readDigests(siteDir, directory);
  const problems = await readProblems(siteDir, directory, digests);
  return { digests, problems, overviews: await readOverviews(siteDir, directory) };
}
