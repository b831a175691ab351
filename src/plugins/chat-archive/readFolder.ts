import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of the archive: its path with forward slashes, relative to the site, and its text. */
export interface ReadFile {
  file: string;
  content: string;
}

/**
 * Reads all files of a folder.
 *
 * @param siteDir - folder of the site
 * @param folder - relative to the site
 * @returns the files in the order of their names; none if there is no folder
 */
export async function readFolder(siteDir: string, folder: string): Promise<ReadFile[]> {
  const names = await readdir(path.join(siteDir, folder)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  });
  return Promise.all(
    names.sort().map(async (name) => {
      const file = path.posix.join(folder, name);
      return { file, content: await readFile(path.join(siteDir, file), 'utf8') };
    }),
  );
}
