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
  /** Folder of the modules that generate, in subfolders too. */
  generatorDirectory: string;
}

/** The reference of a snapshot as an earlier build generated it. */
export interface KeptReference {
  /** Puts it into the output folder, in place of what is there; returns false if there is none, or only a damaged one. */
  restore: () => Promise<boolean>;
  /** Keeps what is in the output folder, in place of what was kept of this snapshot. */
  keep: () => Promise<void>;
}

/**
 * Looks for a generated reference that was kept. It stands for all that it was made from: the pinned package, the packages
 * that are installed, and the files of this plugin. If any of these has changed, there is none.
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
      // Copied beside its place and then renamed, so that a build that is cut off leaves no half reference.
      const incoming = await mkdtemp(path.join(folder, '.incoming-'));
      await cp(output, incoming, { recursive: true });
      await seal(incoming);
      await rename(incoming, kept);
    },
  };
}

/** Removes what an earlier build generated; the marker that keeps the folder in git stays. */
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
    .filter((file) => file.endsWith('.ts'))
    .sort();
  for (const file of [
    path.join(siteDir, 'package-lock.json'),
    ...sources.map((name) => path.join(generatorDirectory, name)),
  ]) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
