/** Sizes of a title in pixels, each with the number of lines it may have; the first that fits is taken. */
const SIZES = [
  { size: 84, maxLines: 2 },
  { size: 72, maxLines: 3 },
  { size: 62, maxLines: 3 },
  { size: 54, maxLines: 3 },
] as const;
const SMALLEST = 46;
const MAX_LINES = 3;

/** A title in lines that fit. */
export interface WrappedTitle {
  lines: string[];
  /** In pixels. */
  size: number;
}

/**
 * Breaks a title into at most three lines, as large as they fit. Lines are about equally long. A title that is too long
 * at the smallest size is cut.
 *
 * @param width - that a line may have, in pixels
 * @param widthOf - measures a text at a size, both in pixels
 */
export function wrapTitle(title: string, width: number, widthOf: (text: string, size: number) => number): WrappedTitle {
  const words = title.split(/\s+/u).filter(Boolean);
  for (const { size, maxLines } of [...SIZES, { size: SMALLEST, maxLines: MAX_LINES }]) {
    const linesAt = (limit: number): string[] | undefined =>
      fill(words, (line) => widthOf(line, size) <= limit, maxLines);
    const lines = linesAt(width);
    if (lines) {
      // Narrower, as long as that takes no further line.
      let balanced = lines;
      for (let limit = width; limit > 0; limit -= size / 4) {
        const narrower = linesAt(limit);
        if (narrower?.length !== lines.length) {
          break;
        }
        balanced = narrower;
      }
      return { lines: balanced, size };
    }
  }
  return { lines: cut(words, (line) => widthOf(line, SMALLEST) <= width), size: SMALLEST };
}

/** Fills lines with words; undefined if they don't fit into so many lines. */
function fill(words: readonly string[], fits: (line: string) => boolean, maxLines: number): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && fits(longer)) {
      lines[lines.length - 1] = longer;
    } else if (lines.length < maxLines && fits(word)) {
      lines.push(word);
    } else {
      return undefined;
    }
  }
  return lines;
}

/** Fills the lines with as much as fits, and ends with an ellipsis. Words that are longer than a line are divided. */
function cut(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  const characters = Array.from(words.join(' '));
  let line = '';
  for (const character of characters) {
    if (fits(`${line}${character}…`)) {
      line += character;
      continue;
    }
    const space = line.lastIndexOf(' ');
    if (lines.length === MAX_LINES - 1) {
      return [...lines, `${space > 0 ? line.slice(0, space) : line}…`];
    }
    lines.push(space > 0 ? line.slice(0, space) : line);
    line = (space > 0 ? line.slice(space + 1) : '') + character;
  }
  return [...lines, line];
}
