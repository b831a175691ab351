import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { WrittenFile } from '../../page-model/writtenFiles';
import type { SampleTypes } from './sampleTypes';

/** Types that were kept from earlier builds, each under a hash of everything that they depend on. */
export interface KeptTypes {
  /** The types of a page, if they are kept and can be read. */
  find: (page: WrittenFile) => Promise<SampleTypes | undefined>;
  keep: (page: WrittenFile, types: SampleTypes) => Promise<void>;
  /** Removes what none of these pages needs. */
  prune: (pages: readonly WrittenFile[]) => Promise<void>;
}

/**
 * Opens the folder in which types are kept.
 *
 * @param directory - the folder, which may not exist yet
 * @param inputs - what the types of all pages depend on: versions, settings, code
 */
export function keptTypes(directory: string, inputs: readonly string[]): KeptTypes {
  const fileOf = ({ file, text }: WrittenFile): string => {
    const hash = createHash('sha256').update(JSON.stringify([file, text, ...inputs]));
    return path.join(directory, `${hash.digest('hex').slice(0, 16)}.json`);
  };
  return {
    async find(page) {
      try {
        return JSON.parse(await readFile(fileOf(page), 'utf8')) as SampleTypes;
      } catch {
        return undefined;
      }
    },
    async keep(page, types) {
      await mkdir(directory, { recursive: true });
      // Renamed when it is complete, so that an interrupted build leaves no half of it.
      const incoming = `${fileOf(page)}.incoming`;
      await writeFile(incoming, JSON.stringify(types));
      await rename(incoming, fileOf(page));
    },
    async prune(pages) {
      const needed = new Set(pages.map((page) => path.basename(fileOf(page))));
      const kept = await readdir(directory).catch(() => []);
      await Promise.all(kept.filter((name) => !needed.has(name)).map((name) => rm(path.join(directory, name))));
    },
  };
}
