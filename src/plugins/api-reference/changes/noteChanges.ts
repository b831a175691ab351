import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Snapshot } from '../../../release/snapshots';
import { changeNotes } from './changeNotes';
import { readComparison } from './readComparison';

/**
 * Writes below the title of each generated page whether its symbol is new, gone, renamed or changed. The pages must be
 * as they were generated.
 *
 * @throws an error that names the file, if a page has no title
 */
export async function noteChanges(siteDir: string, snapshots: readonly Snapshot[]): Promise<void> {
  const after = snapshots.find(({ current }) => current);
  const before = snapshots.find(({ current }) => !current);
  const comparison = after && readComparison(path.join(siteDir, after.outputDirectory));
  if (!comparison || !before) {
    return;
  }
  const notes = changeNotes(comparison, before, after);
  for (const [snapshot, texts] of [
    [before, notes.before],
    [after, notes.after],
  ] as const) {
    for (const [page, text] of texts) {
      const file = path.join(siteDir, snapshot.outputDirectory, page);
      // A checkout of the framework can lack an export of the published package.
      if (existsSync(file)) {
        await writeFile(file, withNote(await readFile(file, 'utf8'), text, file));
      }
    }
  }
}

function withNote(page: string, note: string, file: string): string {
  const title = /^# .+\n/mu.exec(page);
  if (!title) {
    throw new Error(`${file} has no title: the output of typedoc has another form.`);
  }
  const end = title.index + title[0].length;
  return `${page.slice(0, end)}\n${note}\n${page.slice(end)}`;
}
