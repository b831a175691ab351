import { endOfPart, headingsOf, tableHeadAt } from '../../utils/markdownText';

/** Longest file of a page's Markdown, in characters: readers that are programs often cut what is longer than 50,000. */
export const MAX_FILE_LENGTH = 48_000;

/** Room for the front matter, the note above the text, and the header of a table that continues. */
const MAX_TEXT_LENGTH = MAX_FILE_LENGTH - 3_000;

/** Cuts the text of a page into parts that are short enough for a file. Together they are the text. */
export function cutIntoParts(markdown: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < markdown.length || parts.length === 0;) {
    const end = endOfPart(markdown, start, MAX_TEXT_LENGTH);
    parts.push(markdown.slice(start, end));
    start = end;
  }
  return parts;
}

/** The header of the table that a part continues, if it begins within one. */
export function continuedTable(parts: readonly string[], index: number): string {
  const before = parts.slice(0, index).join('');
  return tableHeadAt(before + (parts[index] ?? ''), before.length);
}

/**
 * Puts the text of a page together from the texts of its files.
 *
 * @param texts - of each part, with the repeated header of a table, if it begins with one
 */
export function joinParts(texts: readonly string[]): string {
  return texts.reduce((joined, text) => {
    const head = tableHeadAt(`${joined}|`, joined.length);
    return joined + (head !== '' && text.startsWith(head) ? text.slice(head.length) : text);
  });
}

/** The headings of level 2 that a part has, to tell what is in it. */
export function contentsOf(part: string): string {
  return headingsOf(part)
    .filter(({ level }) => level === 2)
    .map(({ text }) => text)
    .join(', ');
}
