import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PROBLEMS_FOLDER } from './problems/readProblems';
import { OVERVIEWS_FOLDER } from './readOverviews';
import { readDigest, type Digest, type DigestReading } from './readDigest';

/**
 * Reads all digests below a folder.
 *
 * @param siteDir - folder of the site
 * @param directory - folder of the archive, relative to the site
 * @throws an error that names file, line and fix of everything that is wrong
 */
export async function readDigests(siteDir: string, directory: string): Promise<Digest[]> {
  const others = [PROBLEMS_FOLDER, OVERVIEWS_FOLDER].map((folder) => `${path.posix.join(directory, folder)}/`);
  const files = (await readdir(path.join(siteDir, directory), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !others.some((folder) => file.startsWith(folder)))
    .sort();
  const readings = await Promise.all(
    files.map(async (file) => readDigest(file, await readFile(path.join(siteDir, file), 'utf8'))),
  );
  const digests = readings.flatMap(({ digest }) => digest ?? []);
  const problems = [...readings.flatMap((reading: DigestReading) => reading.problems), ...duplicates(digests)];
  if (problems.length > 0) {
    throw new Error(`The digests of the chat archive need fixing:\n${problems.join('\n')}`);
  }
  return digests;
}

/** Digests with the same description: one of them was copied. */
function duplicates(digests: readonly Digest[]): string[] {
  const seen = new Map<string, Digest>();
  return digests.flatMap((digest) => {
    const first = seen.get(digest.description);
    seen.set(digest.description, first ?? digest);
    return first
      ? [
          `${digest.file}:${digest.descriptionLine}: ${first.file} has the same description: say what this day was about`,
        ]
      : [];
  });
}
