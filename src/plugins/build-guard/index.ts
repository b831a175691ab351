import type { LoadContext, Preset } from '@docusaurus/types';
import { checkFolders } from './checkFolders';
import { checkSpace, explainFullDisk, type FolderNeeds } from './diskSpace';
import { takeLock } from './lock';

export interface BuildGuardOptions {
  /** Folders that a build writes, relative to the site, with the megabytes that it needs in each. */
  needs: FolderNeeds;
}

/** Where the lock is, relative to the site. */
const LOCK_FILE = '.cache/build.lock';

/**
 * Stops a build or a development server before it reads or writes anything, if it would fail late or damage what another
 * one is writing. It is a preset without plugins, because presets are loaded before any plugin is set up.
 *
 * @param context - the site
 * @param options - what a build writes
 * @throws an error that says what is in the way, and what to do
 */
export default function buildGuard({ siteDir }: LoadContext, { needs }: BuildGuardOptions): Preset {
  checkFolders(siteDir, Object.keys(needs));
  if (takeLock(siteDir, LOCK_FILE)) {
    checkSpace(siteDir, needs);
    process.once('exit', (code) => {
      const explanation = code === 0 ? undefined : explainFullDisk(siteDir, needs);
      if (explanation) {
        console.error(`\n${explanation}`);
      }
    });
  }
  return {};
}
