import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { MAX_DESCRIPTION } from '../../checks/frontMatter/fields';
import type { Snapshot } from '../../release/snapshots';
import { isIntact, SEAL_FILE, seal } from './seal';

export interface KeepSettings {
  siteDir: string;
  repository: string;
  cacheDirectory: string;
  /** Folder with the code that generates the reference, including subfolders. */
  generatorDirectory: string;
}

/** The reference of a snapshot from an earlier build. */
export interface KeptReference {
  /** Replaces the content of the output folder with it; returns false if there is none, or only a damaged one. */
  restore: () => Promise<boolean>;
  /** Keeps the content of the output folder for later builds, in place of an older one of this snapshot. */
  keep: () => Promise<void>;
}

/**
 * Finds a reference that was kept from an earlier build. It counts only if its inputs are the same: the pinned packages,
 * the installed packages and the files of this plugin.
 */
export async function keptReference(snapshot: Snapshot, settings: KeepSettings): Promise<KeptReference> {
  const output = path.join(settings.siteDir, snapshot.outputDirectory);
  const folder = path.join(settings.cacheDirectory, `generated-${snapshot.version}`);
  const kept = path.join(folder, await hashOfSources(snapshot, settings));
  return {
    async restore() {
      if (!existsSync(kept)) {
        return false;
      }
      if (!(await isIntact(kept))) {
        logger.warn(
          `The kept API reference of ${snapshot.version} is damaged or incomplete (${kept}): it is generated again.`,
        );
        await rm(kept, { recursive: true, force: true });
        return false;
      }
      await emptyOutput(output);
      await cp(kept, output, { recursive: true, filter: (source) => path.basename(source) !== SEAL_FILE });
      return true;
    },
    async keep() {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      // Copied to a temporary folder and then renamed, so that an interrupted build leaves no incomplete reference.
      const incoming = await mkdtemp(path.join(folder, '.incoming-'));
      await cp(output, incoming, { recursive: true });
      await seal(incoming);
      await rename(incoming, kept);
    },
  };
}

/** Removes the output of an earlier build, but not the marker that keeps the folder in git. */
export async function emptyOutput(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const entry of await readdir(directory)) {
    if (entry !== '.gitkeep') {
      await rm(path.join(directory, entry), { recursive: true });
    }
  }
}

async function hashOfSources(
  snapshot: Snapshot,
  { siteDir, repository, generatorDirectory }: KeepSettings,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([snapshot, repository, MAX_DESCRIPTION]));
  const sources = (await readdir(generatorDirectory, { recursive: true }))
    // What adds to generated pages later is not part of them.
    .filter((file) => /\.(?:ts|yml)$/u.test(file) && !file.startsWith('leads'))
    .sort();
  for (const file of [
    path.join(siteDir, 'package-lock.json'),
    ...sources.map((name) => path.join(generatorDirectory, name)),
  ]) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
