import path from 'node:path';
import type { TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { written, type WrittenPage } from '../page-model/written';
import { readGuidePages } from './pages';

const SITE = path.resolve(__dirname, '../..');

/** A row of a table "What goes wrong". */
export interface Row {
  /** `docs/quickstart.md:191`. */
  place: string;
  file: string;
  line: number;
  /** The first cell as text. */
  seen: string;
  /** Inline code of the first cell: messages, as a reader meets them. "…" stands for what differs. */
  messages: string[];
}

/** The heading above the tables of messages. */
export const MESSAGES_HEADING = 'What goes wrong';

/** All rows of the tables below a heading "What goes wrong" of the guides. */
export function readRows(): Row[] {
  return readGuidePages().flatMap(rowsOf);
}

/**
 * The row of a page whose first cell holds these words.
 *
 * @throws an error unless there is exactly one
 */
export function findRow(file: string, words: string): Row {
  const rows = rowsOf(written(file, SITE));
  const found = rows.filter(({ seen }) => seen.includes(words));
  const [row] = found;
  if (!row) {
    const nearest = nearestTo(words, rows, ({ seen }) => seen);
    throw new Error(
      `${nearest?.place ?? file} No row of "${MESSAGES_HEADING}" has "${words}" in its first cell. The nearest: "${nearest?.seen ?? ''}"`,
    );
  }
  if (found.length > 1) {
    throw new Error(
      `${row.place} ${found.length} rows of "${MESSAGES_HEADING}" have "${words}" in their first cell, not one.`,
    );
  }
  return row;
}

/** The item whose text has most of the words. */
export function nearestTo<Item>(
  words: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
): Item | undefined {
  const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu));
  const wanted = wordsOf(words);
  const shared = (item: Item): number => [...wordsOf(textOf(item))].filter((word) => wanted.has(word)).length;
  return [...items].sort((first, second) => shared(second) - shared(first))[0];
}

/** The messages of a row that a text doesn't hold word for word. "…" stands for anything within a line. */
export function missingMessages({ messages }: Row, text: string): string[] {
  return messages.filter((message) => {
    const pattern = message
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
      .join('.*');
    return !new RegExp(pattern, 'u').test(text);
  });
}

function rowsOf(page: WrittenPage): Row[] {
  const section = page.section(MESSAGES_HEADING);
  const rows = section?.nodes.flatMap((node) => (node.type === 'table' ? node.children.slice(1) : [])) ?? [];
  return rows.map((row) => rowOf(row, page.file, section?.lineOf(row) ?? 1));
}

function rowOf(row: TableRow, file: string, line: number): Row {
  const messages: string[] = [];
  const [first] = row.children;
  if (first) {
    visit(first, 'inlineCode', ({ value }) => {
      messages.push(value);
    });
  }
  return { place: `${file}:${line}`, file, line, seen: first ? toString(first) : '', messages };
}
