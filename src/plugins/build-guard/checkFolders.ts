import { lstatSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes sure that no file is where a build needs a folder.
 *
 * @param siteDir - folder of the site
 * @param folders - relative to it
 * @throws an error that names the file that is in the way
 */
export function checkFolders(siteDir: string, folders: readonly string[]): void {
  const withParents = folders.flatMap((folder) =>
    folder.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/')),
  );
  for (const folder of withParents) {
    const found = lstatSync(path.join(siteDir, folder), { throwIfNoEntry: false });
    if (found && !found.isDirectory() && !found.isSymbolicLink()) {
      throw new Error(
        `${folder} is a file, but the build needs a folder of that name: move it away (mv ${folder} ${folder}.old).`,
      );
    }
  }
}
