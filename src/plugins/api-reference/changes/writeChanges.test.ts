import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CURRENT_SNAPSHOT, PREVIOUS_SNAPSHOT } from '../../../release/snapshots';
import type { ExportChange, ReleaseComparison } from './comparison';
import { writeChanges } from './writeChanges';

let siteDir: string;
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
};
const added = (after: string): ExportChange => ({
  kind: 'added',
  symbolKind: 'function',
  after,
  breaks: [],
  details: [],
});
const writeAdded = (...names: string[]): Promise<void> => {
  const comparison = { counts: {}, changes: names.map(added) } as ReleaseComparison;
  return writeChanges(siteDir, comparison, PREVIOUS_SNAPSHOT, CURRENT_SNAPSHOT);
};

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'notes-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

it('writes the page, and notes below titles, and passes over exports that have no page', async () => {
  write('api/functions/fresh.md', '---\ntitle: fresh\n---\n\n# fresh()\n\nText.\n');
  await writeAdded('fresh', 'elsewhere');
  expect(readFileSync(path.join(siteDir, 'api/changes.mdx'), 'utf8')).toContain('### `elsewhere`');
  expect(readFileSync(path.join(siteDir, 'api/functions/fresh.md'), 'utf8')).toMatch(
    /^# fresh\(\)\n\n<div [^>]*data-no-search[^>]*>\n\n\*\*New in 0\.1\.7\*\*\n\n<\/div>\n\nText\.$/mu,
  );
});

it('names a page without a title', async () => {
  write('api/functions/fresh.md', 'Text.\n');
  await expect(writeAdded('fresh')).rejects.toThrow(/fresh\.md has no title/u);
});
