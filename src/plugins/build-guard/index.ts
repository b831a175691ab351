import type { LoadContext, Preset } from '@docusaurus/types';
import { hasGitHistory } from '../../utils/gitHistory';
import { checkFolders } from './checkFolders';
import { markWhenComplete } from './completeMark';
import { checkSpace, explainFullDisk, type FolderNeeds } from './diskSpace';
import { takeLock } from './lock';
import { explainOpenFiles } from './openFiles';

export interface BuildGuardOptions {
  /** Folders that a build writes, relative to the site, with the megabytes that it needs in each. */
  needs: FolderNeeds;
}

/** Where the lock is, relative to the site. */
const LOCK_FILE = '.cache/build.lock';

/**
 * Stops a build or a development server before it reads or writes anything, if it would fail late or damage what another
 * one is writing, and marks a build that has succeeded. It is a preset without plugins, because presets are loaded before
 * any plugin is set up.
 *
 * @param context - the site
 * @param options - what a build writes
 * @throws an error that says what is in the way, and what to do
 */
export default function buildGuard({ siteDir, outDir }: LoadContext, { needs }: BuildGuardOptions): Preset {
  checkFolders(siteDir, Object.keys(needs));
  if (takeLock(siteDir, LOCK_FILE)) {
    checkSpace(siteDir, needs);
    if (process.env.NODE_ENV === 'production') {
      markWhenComplete(outDir);
      if (!hasGitHistory(siteDir)) {
        console.warn(
          'Pages will not say when they were last updated, because the history of the repository is not here. ' +
            'In a shallow clone, get it with "git fetch --unshallow".',
        );
      }
    }
    process.once('exit', (code) => {
      const explanation = code === 0 ? undefined : (explainFullDisk(siteDir, needs) ?? explainOpenFiles());
      if (explanation) {
        console.error(`\n${explanation}`);
      }
    });
  }
  return {};
}
