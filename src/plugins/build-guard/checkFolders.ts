import { accessSync, constants, lstatSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes sure that no file is where a build needs a folder, and that it may write in the folders that are there.
 *
 * @param siteDir - folder of the site
 * @param folders - relative to it
 * @throws an error that names the file that is in the way, or the folder that can't be written
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
    if (found && !isWritable(path.join(siteDir, folder))) {
      throw new Error(
        `${folder} can't be written, and the build writes there: change its permissions (chmod -R u+w ${folder}), or move it away (mv ${folder} ${folder}.old).`,
      );
    }
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    // A link may lead to a folder that is not there yet.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
