import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of a folder and its subfolders.
 *
 * @param siteDir - folder of the site
 * @param folder - relative to it
 * @returns paths relative to the site, with forward slashes, sorted; none if there is no folder
 */
export function filesBelow(siteDir: string, folder: string): string[] {
  const directory = path.join(siteDir, folder);
  return (existsSync(directory) ? readdirSync(directory, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
