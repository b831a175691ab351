import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readPages } from './pages';
import { isBroken, readFrontMatter } from '../utils/readFrontMatter';

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
  return readPages().flatMap(({ file }) => rowsOf(file, readFileSync(file, 'utf8')));
}

/**
 * The row of a page whose first cell holds these words.
 *
 * @throws an error unless there is exactly one
 */
export function findRow(file: string, words: string): Row {
  const rows = rowsOf(file, readFileSync(path.join(SITE, file), 'utf8'));
  const found = rows.filter(({ seen }) => seen.includes(words));
  const [row] = found;
  if (!row) {
    const nearest = nearestTo(words, rows, ({ seen }) => seen);
    throw new Error(
      `${nearest?.place ?? file} No row of "${MESSAGES_HEADING}" holds "${words}" in its first cell. The nearest: "${nearest?.seen ?? ''}"`,
    );
  }
  if (found.length > 1) {
    throw new Error(
      `${row.place} ${found.length} rows of "${MESSAGES_HEADING}" hold "${words}" in their first cell, not one.`,
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

/** The rows of one page. */
function rowsOf(file: string, text: string): Row[] {
  const read = readFrontMatter(text);
  if (isBroken(read)) {
    return [];
  }
  const rows: Row[] = [];
  let inside = false;
  for (const node of unified().use(remarkParse).use(remarkGfm).parse(read.body).children) {
    if (node.type === 'heading') {
      inside = node.depth > 2 ? inside : toString(node) === MESSAGES_HEADING;
    } else if (inside && node.type === 'table') {
      rows.push(...node.children.slice(1).map((row) => rowOf(row, file, read.bodyLine - 1)));
    }
  }
  return rows;
}

function rowOf(row: TableRow, file: string, offset: number): Row {
  const line = (row.position?.start.line ?? 0) + offset;
  const messages: string[] = [];
  const [first] = row.children;
  if (first) {
    visit(first, 'inlineCode', ({ value }) => {
      messages.push(value);
    });
  }
  return { place: `${file}:${line}`, file, line, seen: first ? toString(first) : '', messages };
}
