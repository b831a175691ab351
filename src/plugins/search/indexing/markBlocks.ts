// The page reader runs all text of a section together. These marks tell its parts apart: it leaves them where they are.

import { CODE_MARK } from '../engine/excerpt';

/** Before a paragraph, a list item, a row of a table or a block of code. */
const BLOCK = '\u001E';
/** Before a cell of a table, except the first of a row. */
const CELL = '\u001F';

const CELLS = /(<tr\b[^>]*>\s*)?<t([dh])\b[^>]*>/gu;
const BLOCKS = /<(?:p|div|li|dt|dd|h[4-6]|summary|figcaption|blockquote)\b[^>]*>/gu;
const HEADING = /<h[1-3]\b.*?<\/h[1-3]>/gsu;
/** What the API reference writes above each name: no one searches for the numbers of lines. */
const SOURCE = /^Defined in /u;
const CODE_BLOCK = /(<pre\b[^>]*>)(.*?)(<\/pre>)/gsu;
const CODE = /(<code\b[^>]*>)((?:(?!<\/code>)[^`])*)(<\/code>)/gu;

/**
 * Marks where the parts of a text begin, and its code. Tags that start a part are looked for, because a minified page has
 * no others.
 *
 * @param html - the head and the article of a page
 */
export function markBlocks(html: string): string {
  return html
    .replaceAll(CODE_BLOCK, (_, start: string, code: string, end: string) => {
      const text = code.replaceAll(/<br\b[^>]*>/gu, ' ').replaceAll(/<[^<>]*>/gu, '');
      return `${start}${BLOCK}${text.includes(CODE_MARK) ? text : CODE_MARK + text.trim() + CODE_MARK}${end}`;
    })
    .replaceAll(CODE, `$1${CODE_MARK}$2${CODE_MARK}$3`)
    .replaceAll(HEADING, (heading) => heading.replaceAll(CODE_MARK, ''))
    .replaceAll(
      CELLS,
      (tag, row: string | undefined, kind: string) =>
        tag + (row === undefined ? CELL : kind === 'h' ? BLOCK + CELL : BLOCK),
    )
    .replaceAll(BLOCKS, `$&${BLOCK}`);
}

/**
 * A text that was read from a marked page: a line for each part, and a tab between the cells of a row, and before the
 * header of a table.
 */
export function asLines(text: string): string {
  return text
    .replaceAll('\u200B', '')
    .split(BLOCK)
    .map((block) =>
      block
        .split(CELL)
        .map((cell) => cell.trim())
        .join('\t')
        .trimEnd(),
    )
    .filter((line) => line.trim() && !SOURCE.test(line))
    .join('\n');
}
