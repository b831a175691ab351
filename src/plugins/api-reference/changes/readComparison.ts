import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHANGES_FILE } from './changesPage';
import type { ReleaseComparison } from './comparison';

/**
 * Reads what changed before a release, as writeChanges.ts wrote it next to the pages of its reference.
 *
 * @param directory - folder of the generated pages
 * @returns undefined if the release is not compared with another
 */
export function readComparison(directory: string): ReleaseComparison | undefined {
  const file = path.join(directory, CHANGES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseComparison) : undefined;
}
