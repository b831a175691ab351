import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Contains the checksum of all other files of a folder. */
export const SEAL_FILE = '.checksum';

/**
 * Records the content of a folder, so that damage can be detected later: a missing file, or one cut short by a full
 * disk or a crash.
 */
export async function seal(directory: string): Promise<void> {
  await writeFile(path.join(directory, SEAL_FILE), await checksum(directory));
}

/** Whether a folder has exactly the content that it had when it was sealed. */
export async function isIntact(directory: string): Promise<boolean> {
  try {
    return (await readFile(path.join(directory, SEAL_FILE), 'utf8')) === (await checksum(directory));
  } catch {
    return false;
  }
}

async function checksum(directory: string): Promise<string> {
  const files = (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== SEAL_FILE)
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(path.join(directory, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
