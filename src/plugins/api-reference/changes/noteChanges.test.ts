import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CURRENT_SNAPSHOT, PREVIOUS_SNAPSHOT } from '../../../release/snapshots';
import { noteChanges } from './noteChanges';

let siteDir: string;
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
};
const added = (after: string): object => ({ kind: 'added', symbolKind: 'function', after, breaks: [], details: [] });
const note = (): Promise<void> => noteChanges(siteDir, [CURRENT_SNAPSHOT, PREVIOUS_SNAPSHOT]);

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'notes-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

it('writes below the title, and passes over exports that have no page', async () => {
  write('api/changes.json', JSON.stringify({ changes: [added('fresh'), added('elsewhere')] }));
  write('api/functions/fresh.md', '---\ntitle: fresh\n---\n\n# fresh()\n\nText.\n');
  await note();
  expect(readFileSync(path.join(siteDir, 'api/functions/fresh.md'), 'utf8')).toMatch(
    /^# fresh\(\)\n\n<div [^>]*data-no-search[^>]*>\n\n\*\*New in 0\.1\.7\*\*\n\n<\/div>\n\nText\.$/mu,
  );
});

it('does nothing without a comparison', async () => {
  await expect(note()).resolves.toBeUndefined();
});

it('names a page without a title', async () => {
  write('api/changes.json', JSON.stringify({ changes: [added('fresh')] }));
  write('api/functions/fresh.md', 'Text.\n');
  await expect(note()).rejects.toThrow(/fresh\.md has no title/u);
});
