import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CURRENT_SNAPSHOT, PREVIOUS_SNAPSHOT, type Snapshot } from '../../../release/snapshots';
import type { ReleaseComparison } from './comparison';

/** Written by `npm run api-diff`. */
const COMPARISON_FILE = 'src/release/apiChanges.json';

/** The name by which a comparison knows a release, such as `@elizaos/core@0.1.7`. */
export function releaseName({ packageName, version }: Pick<Snapshot, 'packageName' | 'version'>): string {
  return `${packageName}@${version}`;
}

/**
 * Reads what changed in the published types between the releases on the site.
 *
 * @throws an error with the fix if the file compares other releases
 */
export function readComparison(
  before: Pick<Snapshot, 'packageName' | 'version'> = PREVIOUS_SNAPSHOT,
  after: Pick<Snapshot, 'packageName' | 'version'> = CURRENT_SNAPSHOT,
): ReleaseComparison {
  const file = path.join(__dirname, '../../../..', COMPARISON_FILE);
  const comparison = JSON.parse(readFileSync(file, 'utf8')) as ReleaseComparison;
  const [old, current] = [releaseName(before), releaseName(after)];
  if (comparison.before !== old || comparison.after !== current) {
    throw new Error(
      `${COMPARISON_FILE} compares ${comparison.before} with ${comparison.after}, but src/release/snapshots.ts has ` +
        `${old} and ${current}: run "npm run api-diff", and commit the file.`,
    );
  }
  return comparison;
}
