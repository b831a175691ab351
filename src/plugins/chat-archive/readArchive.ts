import { written, type WrittenPage } from '../../page-model/written';
import { filesBelow } from '../../utils/filesBelow';
import { PROBLEMS_FOLDER, readProblems, type Problem } from './problems/readProblems';
import { readDigests, type Digest } from './readDigest';
import { OVERVIEWS_FOLDER, readOverviews, type Overview } from './readOverviews';
import { ARCHIVE_FOLDER } from './route';
import type { DigestTopicId } from './topics';

/** What the files of the archive hold. */
export interface ArchiveContent {
  /** In any order. */
  digests: readonly Digest[];
  /** In the order in which lists show them. */
  problems: readonly Problem[];
  overviews: ReadonlyMap<DigestTopicId, Overview>;
}

/**
 * Reads and checks all files of the archive: digests, problems and overviews of topics.
 *
 * @param siteDir - folder of the site
 * @throws an error that names file, line and fix of everything that is wrong in the digests or, if they are right, in the
 * problems, which name questions of digests, or else in the overviews
 */
export function readArchive(siteDir: string): ArchiveContent {
  const files = filesBelow(siteDir, ARCHIVE_FOLDER).map((file) => written(file, siteDir));
  const isIn =
    (folder: string) =>
    ({ file }: WrittenPage): boolean =>
      file.startsWith(`${ARCHIVE_FOLDER}/${folder}/`);
  const [isProblem, isOverview] = [isIn(PROBLEMS_FOLDER), isIn(OVERVIEWS_FOLDER)];
  const digests = readDigests(files.filter((page) => !isProblem(page) && !isOverview(page)));
  const problems = readProblems(files.filter(isProblem), digests);
  return { digests, problems, overviews: readOverviews(files.filter(isOverview)) };
}
