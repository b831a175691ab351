import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ExportChange } from '../changes/comparison';
import { fateOf, pageOf } from '../changes/wording';
import type { Snapshot } from '../../../release/snapshots';

/** The list of all exports, in the folder of a release. */
const LIST = 'globals.md';

/** A row of the list: a link to a page, and what the export is for, or a dash. */
const ROW = /^\| \[([^\]]+)\]\(([^()]+\.md)\) \| (.*) \|$/gmu;

/** The sentence at the start of a page whose export the sources don't describe, before the link to its guide. */
const LEAD = /^<div data-lead="" [^\n]*>\n\n(.+?) <small>/mu;
const NOTE = /^\*\*Our note:\*\* (.+)$/mu;
const COUNTERPART = /^counterpart: "(.+)"$/mu;

/**
 * Completes the lists of all exports once the pages are finished. What the sources don't describe gets the sentence that
 * its page shows, and in the list of an old release a link to the page of the current one. The list of an old release says
 * which of its exports are gone or have another name.
 *
 * @param current - the release that the others are older than
 * @param changes - between the old release and the current one
 */
export async function completeExportLists(
  siteDir: string,
  snapshots: readonly Snapshot[],
  current: Snapshot,
  changes: readonly ExportChange[],
): Promise<void> {
  for (const snapshot of snapshots) {
    const directory = path.join(siteDir, snapshot.outputDirectory);
    const list = await readFile(path.join(directory, LIST), 'utf8');
    const pages = new Map<string, string>();
    for (const [, , page = ''] of list.matchAll(ROW)) {
      pages.set(page, await readFile(path.join(directory, page), 'utf8'));
    }
    const removed = snapshot === current ? new Map<string, string>() : describeRemovedExports(changes, current);
    await writeFile(path.join(directory, LIST), completeList(list, { pages, removed, current }));
  }
}

interface ListInputs {
  /** The pages that the list links to, by their files. */
  pages: ReadonlyMap<string, string>;
  /** What became of exports that are gone or renamed, in Markdown, by the files of their pages. */
  removed: ReadonlyMap<string, string>;
  /** The release whose pages describe exports of an older one. */
  current: Pick<Snapshot, 'version'>;
}

/**
 * A list of exports with a description in each row, as far as there is one.
 *
 * @param list - Markdown as typedoc writes it
 */
export function completeList(list: string, { pages, removed, current }: ListInputs): string {
  return list.replaceAll(ROW, (_row, name: string, page: string, cell: string) => {
    const text = pages.get(page) ?? '';
    const removal = removed.get(page);
    const counterpart = COUNTERPART.exec(text)?.[1];
    const elsewhere = counterpart && !removal && `Described in [${current.version}](${counterpart}).`;
    const added = sentenceOf(text, page) ?? elsewhere;
    // The search finds the page and its guide instead.
    const description = cell !== '-' ? cell : added && `<span data-no-search="">${added}</span>`;
    return `| [${name}](${page}) | ${[removal, description].filter(Boolean).join(' ')} |`;
  });
}

/** The first sentence of the lead or of the note that a page starts with, for a cell of the list. */
function sentenceOf(text: string, page: string): string | undefined {
  const start = text.slice(0, /^## /mu.exec(text)?.index);
  const words = LEAD.exec(start)?.[1] ?? NOTE.exec(start)?.[1];
  return (
    words &&
    firstSentence(words)
      .replaceAll(/(?<!\\)\|/gu, String.raw`\|`)
      // Links of a page start in its folder.
      .replaceAll(/\]\((?!\/|https?:)([^()]+)\)/gu, (_link, target: string) =>
        target.startsWith('#') ? `](${page}${target})` : `](${path.posix.join(path.posix.dirname(page), target)})`,
      )
  );
}

/** Marks at the end of a sentence count only outside of inline code. */
function firstSentence(text: string): string {
  return /^(?:`[^`]*`|[^`])*?[.!?…](?=\s|$)/u.exec(text)?.[0] ?? text;
}

/**
 * What became of the exports of the old release that are gone or have another name now, in Markdown, by the files of their
 * pages.
 */
export function describeRemovedExports(
  changes: readonly ExportChange[],
  current: Pick<Snapshot, 'version' | 'routeBasePath'>,
): Map<string, string> {
  return new Map(
    changes.flatMap((change) => {
      const fate = fateOf(change, current);
      return fate ? [[pageOf(change.symbolKind, change.before ?? ''), fate]] : [];
    }),
  );
}
