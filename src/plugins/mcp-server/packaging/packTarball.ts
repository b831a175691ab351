import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'tar';

/** The time of all files, as in packages that npm packs. */
const MTIME = new Date('1985-10-26T08:15:00.000Z');

/** npm unpacks what is in this folder. */
const ROOT = 'package';

/**
 * Packs files as a package that npm can install. The same files give the same bytes.
 *
 * @param file - the tarball to write
 * @param workDir - a folder where the files are put first
 * @param files - content by name
 */
export async function packTarball(
  file: string,
  workDir: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  await mkdir(path.join(workDir, ROOT), { recursive: true });
  const names = Object.keys(files).sort();
  await Promise.all(names.map((name) => writeFile(path.join(workDir, ROOT, name), files[name] ?? '')));
  await create(
    { file, cwd: workDir, gzip: { level: 9 }, portable: true, mtime: MTIME },
    names.map((name) => `${ROOT}/${name}`),
  );
}
