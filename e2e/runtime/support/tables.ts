import { readFileSync } from 'node:fs';
import path from 'node:path';

const SITE = path.resolve(import.meta.dirname, '../../..');

/** A cell: its text as written, and its inline code. */
export interface Cell {
  text: string;
  code: string[];
}

/**
 * The rows of the first table under a heading, without the header.
 *
 * @throws an error if there is none
 */
export function readTable(file: string, heading: string): Cell[][] {
  const lines = readFileSync(path.join(SITE, file), 'utf8').split('\n');
  const start = lines.findIndex((line) => /^#+ /u.test(line) && line.replace(/^#+ /u, '') === heading);
  const end = lines.findIndex((line, index) => index > start && /^#+ /u.test(line));
  const rows = lines.slice(start, end === -1 ? undefined : end).filter((line) => line.startsWith('|'));
  if (start === -1 || rows.length < 3) {
    throw new Error(`${file} has no table under the heading "${heading}".`);
  }
  return rows.slice(2).map((row) =>
    row
      .split(/(?<!\\)\|/u)
      .slice(1, -1)
      .map((cell) => ({
        text: cell.trim(),
        code: [...cell.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code.replaceAll('\\|', '|')),
      })),
  );
}
