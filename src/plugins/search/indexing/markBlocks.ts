// The page reader runs all text of a section together. These marks tell its parts apart: it leaves them where they are.

import type { CheerioAPI } from 'cheerio';
import { CODE_MARK } from '../engine/indexFormat';

/** Before a paragraph, a list item, a row of a table or a block of code. */
const BLOCK = '\u001E';
/** Before a cell of a table, except the first of a row. */
const CELL = '\u001F';

const BLOCKS = 'p, div, li, dt, dd, h4, h5, h6, summary, figcaption, blockquote';
/** What the API reference writes above each name: no one searches for the numbers of lines. */
const SOURCE = /^Defined in /u;

/**
 * Marks where the parts of a text begin, and its code.
 *
 * @param $ - a copy of the article of a page; is changed
 */
export function markBlocks($: CheerioAPI): void {
  for (const pre of $('pre')) {
    $(pre).find('br').replaceWith(' ');
    const text = $(pre).text();
    $(pre).text(BLOCK + (text.includes(CODE_MARK) ? text : CODE_MARK + text.trim() + CODE_MARK));
  }
  for (const code of $('code').not('h1 code, h2 code, h3 code')) {
    const text = $(code).text();
    $(code).text(text.includes(CODE_MARK) ? text : CODE_MARK + text + CODE_MARK);
  }
  const markStart = (selector: string, mark: string): void => {
    $(selector).prepend($.parseHTML(mark));
  };
  markStart('tr > :not(:first-child)', CELL);
  markStart('td:first-child', BLOCK);
  markStart('th:first-child', BLOCK + CELL);
  markStart(BLOCKS, BLOCK);
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
