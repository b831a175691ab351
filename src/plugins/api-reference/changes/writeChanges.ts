import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Snapshot } from '../../../release/snapshots';
import { changeNotes } from './changeNotes';
import { CHANGES_PAGE, changesPage } from './changesPage';
import type { ReleaseComparison } from './comparison';

/**
 * Writes the page of changes into the reference of the later release, and below the declaration on each generated page of
 * both whether its symbol is new, gone, renamed or changed.
 *
 * @throws an error that names the file, if a page has no title
 */
export async function writeChanges(
  siteDir: string,
  comparison: ReleaseComparison,
  before: Snapshot,
  after: Snapshot,
): Promise<void> {
  await writeFile(path.join(siteDir, after.outputDirectory, CHANGES_PAGE), changesPage(comparison, before, after));
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
  // Not before the declaration and its source, which readers look for first.
  const title = /^# .+\n(?:\n```ts\n[^]*?\n```\n)?(?:\n<small>.*<\/small>\n)?/mu.exec(page);
  if (!title) {
    throw new Error(`${file} has no title: the output of typedoc has another form.`);
  }
  const top = title.index + title[0].length;
  // What is folded can wait until the description is read.
  const below = note.startsWith('<details') ? page.slice(top).search(/^(?:## |<nav )/mu) : 0;
  const end = below < 0 ? page.length : top + below;
  return `${page.slice(0, end)}\n${note}\n\n${page.slice(end).trimStart()}`;
}
