import { readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { written, type WrittenPage } from './written';

/** A file that people write. */
export interface WrittenFile {
  /** Path relative to the site, with forward slashes. */
  file: string;
  text: string;
}

export interface WrittenFiles {
  files: WrittenPage[];
  /** `docs/intro.md:12: what is wrong: the fix`, one line each. */
  problems: string[];
}

/** Folders whose files people write. `docs/api` is generated. */
const CONTENT_FOLDERS = ['docs', 'community', 'src/pages'];
const GENERATED = new Set(['docs/api']);
/** Folders without pages, in which the build would follow symbolic links, too. */
const OTHER_FOLDERS = ['static'];

/**
 * Reads every page that people write, sorted by path. Files that are not UTF-8 text are reported as problems, and so
 * are symbolic links, which could form a loop.
 *
 * @param siteDir - folder of the site
 */
export function readWrittenFiles(siteDir: string): WrittenFiles {
  const problems: string[] = [];
  const list = (folder: string): string[] => listFiles(siteDir, folder, problems);
  const pages = CONTENT_FOLDERS.flatMap(list).filter((file) => /\.mdx?$/u.test(file));
  OTHER_FOLDERS.forEach(list);
  const files = pages.sort().flatMap((file) => {
    const page = written(file, siteDir);
    if (page.notText !== undefined) {
      problems.push(page.notText);
      return [];
    }
    return [page];
  });
  return { files, problems };
}

function listFiles(siteDir: string, folder: string, problems: string[]): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(path.join(siteDir, folder), { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
  return entries.flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isSymbolicLink()) {
      problems.push(
        `${file}:1: this is a symbolic link, which could form a loop: copy the files here, or remove the link`,
      );
      return [];
    }
    if (entry.isDirectory()) {
      return GENERATED.has(file) ? [] : listFiles(siteDir, file, problems);
    }
    return entry.isFile() ? [file] : [];
  });
}
