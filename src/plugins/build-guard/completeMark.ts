import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An empty file in a build that has succeeded. */
export const COMPLETE_MARK = '.complete';

/**
 * Marks a build as complete when this process ends without a failure. A build that fails leaves part of the output, which
 * looks like a build; so it has no mark, not even that of an earlier build.
 *
 * @param outDir - folder of the build
 */
export function markWhenComplete(outDir: string): void {
  const mark = path.join(outDir, COMPLETE_MARK);
  rmSync(mark, { force: true });
  process.once('exit', (code) => {
    if (code === 0 && existsSync(path.join(outDir, 'index.html'))) {
      writeFileSync(mark, '');
    }
  });
}
