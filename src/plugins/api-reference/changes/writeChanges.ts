import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Snapshot } from '../../../release/snapshots';
import { fetchPackage, type FetchSettings } from '../sources/fetchPackage';
import { CHANGES_FILE, CHANGES_PAGE, changesPage } from './changesPage';
import { compareReleases, decisionsOf, type ComparedRelease } from './compareReleases';

/**
 * Writes what changed between two releases into the output folder of the later one: a page, and the same as data.
 *
 * @throws an error with the fix, if a package can't be downloaded or has no declarations
 */
export async function writeChanges(
  before: Snapshot,
  after: Snapshot,
  { siteDir, ...settings }: FetchSettings & { siteDir: string },
): Promise<void> {
  const releaseOf = async (snapshot: Snapshot): Promise<ComparedRelease> => ({
    release: `${snapshot.packageName}@${snapshot.version}`,
    declarations: path.join(await fetchPackage(snapshot, settings), 'dist/index.d.ts'),
  });
  const releases = [await releaseOf(before), await releaseOf(after)] as const;
  const comparison = compareReleases(...releases, decisionsOf(...releases));
  const folder = path.join(siteDir, after.outputDirectory);
  await writeFile(path.join(folder, CHANGES_PAGE), changesPage(comparison, before, after));
  await writeFile(path.join(folder, CHANGES_FILE), JSON.stringify(comparison));
}
