/** What stands for a number or an id. */
export const NUMBER = '#';
/** What stands for "…" and `<name>` in a message: anything may be there. */
export const OPEN = '\u0001';

/** A word of a log or of a message. */
export interface LogWord {
  /** In lower case. */
  word: string;
  /** How many words it is made of: two for `generateText`, three for `ERR_PNPM_FETCH`. */
  size: number;
  /** Number of the piece between two blanks that it is in: `dist` and `index` of `/dist/index.js` share one. */
  piece: number;
  line: number;
}

const ANSI = /\u001b?\[\d+(?:;\d+)*m/gu;
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/giu;
/** Line breaks and tabs of a string inside JSON. Windows writes `\node_modules` in paths. */
const ESCAPE = /\\(?!node_modules)[nrt]/gu;
/** A fence as well: models write them. */
const WORD = /[\p{L}\p{N}_]+|`{3}|\u0001/gu;
const INNER_WORD = /(?<=[^_])_+(?=[^_])|(?<=\p{Ll})(?=\p{Lu})/gu;
/** HTTP statuses and the exit codes of killed processes tell causes apart. Other numbers don't. */
const STATUS = /^[1-5]\d\d$/u;
const ID = /^(?:\d+|(?=\D*\d)[\da-f]{8,})$/iu;
/** Longer words are keys, hashes or packed data. */
const MAX_WORD = 80;

/**
 * Reads the words of a text that tell messages apart, with one mark for all numbers and ids. Its time grows with the length
 * of the text, whatever is in it.
 */
export function readWords(text: string): LogWord[] {
  const words: LogWord[] = [];
  const plain = text.replace(ANSI, ' ').replace(UUID, ' 0 ').replace(ESCAPE, ' ');
  let piece = 0;
  plain.split(/\r\n|[\r\n]/u).forEach((content, line) => {
    for (const [part] of content.matchAll(/\S+/gu)) {
      piece += 1;
      for (const [word] of part.matchAll(WORD)) {
        const isNumber = word.length > MAX_WORD || (ID.test(word) && !isStatus(word));
        words.push(
          isNumber
            ? { word: NUMBER, size: 0, piece, line }
            : { word: word.toLowerCase(), size: word.split(INNER_WORD).length, piece, line },
        );
      }
    }
  });
  return words;
}

/** Whether a word is an HTTP status or the exit code of a process. */
export function isStatus(word: string): boolean {
  return STATUS.test(word);
}
