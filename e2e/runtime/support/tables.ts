import { readFileSync } from 'node:fs';
import path from 'node:path';

const SITE = path.resolve(import.meta.dirname, '../../..');

/** A cell: its text as written, and its inline code. */
export interface Cell {
  text: string;
  code: string[];
}

/** A table of a page. */
export interface Table {
  /** Where its first row stands: `docs/core/agents.md:120`. */
  place: string;
  /** Its rows, without the header. */
  rows: Cell[][];
}

/**
 * A table under a heading: the first, or the n-th from 0.
 *
 * @throws an error if there is none
 */
export function readTable(file: string, heading: string, nth = 0): Table {
  const lines = readFileSync(path.join(SITE, file), 'utf8').split('\n');
  const start = lines.findIndex((line) => /^#+ /u.test(line) && line.replace(/^#+ /u, '') === heading);
  const next = lines.findIndex((line, index) => index > start && /^#+ /u.test(line));
  const isRow = (index: number): boolean => lines[index]?.startsWith('|') === true;
  const [first = -1] = [...lines.keys()]
    .filter((index) => index > start && (next === -1 || index < next) && isRow(index) && !isRow(index - 1))
    .slice(nth);
  const end = lines.findIndex((_line, index) => index > first && !isRow(index));
  const rows = first === -1 ? [] : lines.slice(first, end === -1 ? undefined : end);
  if (start === -1 || rows.length < 3) {
    throw new Error(`${file} has no table under the heading "${heading}".`);
  }
  return {
    place: `${file}:${first + 3}`,
    rows: rows.slice(2).map((row) =>
      row
        .split(/(?<!\\)\|/u)
        .slice(1, -1)
        .map((cell) => ({
          text: cell.trim(),
          code: [...cell.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code.replaceAll('\\|', '|')),
        })),
    ),
  };
}
