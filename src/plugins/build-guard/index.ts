import { accessSync, constants, mkdirSync } from 'node:fs';
import type { LoadContext, Preset } from '@docusaurus/types';
import { hasGitHistory } from '../../utils/gitHistory';
import { markWhenComplete } from './completeMark';
import { takeLock } from './lock';

/** Where the lock is, relative to the site. */
const LOCK_FILE = '.cache/build.lock';

/**
 * Stops a build or a development server before it reads or writes anything, if it would damage what another one is
 * writing, and marks a build that has succeeded. It is a preset without plugins, because presets are loaded before any
 * plugin is set up.
 *
 * @param context - the site
 * @throws an error that names the other build and what to do, or the output folder if nothing can be written there
 */
export default function buildGuard({ siteDir, outDir }: Pick<LoadContext, 'siteDir' | 'outDir'>): Preset {
  if (takeLock(siteDir, LOCK_FILE) && process.env.NODE_ENV === 'production') {
    // Later, the bundler would fail without naming the folder.
    mkdirSync(outDir, { recursive: true });
    accessSync(outDir, constants.W_OK);
    markWhenComplete(outDir);
    if (!hasGitHistory(siteDir)) {
      console.warn(
        'Pages will not say when they were last updated, because the history of the repository is missing. ' +
          'In a shallow clone, get it with "git fetch --unshallow".',
      );
    }
    process.once('exit', (code) => {
      const limit = code === 0 ? undefined : openFilesLimit();
      if (limit !== undefined && limit < 1024) {
        console.error(
          `\nThis process may open only ${limit} files at the same time, which can be why the build failed. Allow more (ulimit -n 4096), then build again.`,
        );
      }
    });
  }
  return {};
}

/** How many files this process may open at the same time; undefined if there is no limit. */
function openFilesLimit(): number | undefined {
  // Looking up names in the network could take seconds. The types of Node 20 don't have this option.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const limit = userLimits?.open_files?.soft;
  return typeof limit === 'number' ? limit : undefined;
}
