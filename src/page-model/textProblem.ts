/** What is wrong with a file that is not UTF-8 text, and the fix. */
export interface TextProblem {
  line: number;
  message: string;
}

/** Longer words are data, which browsers take seconds to lay out and the search to index. */
const MAX_WORD = 1000;

/** Control characters, which occur in binary files but not in text. */
const CONTROL = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/u;

/**
 * Finds out how a file is encoded if it is not UTF-8 text, and what in it is data.
 *
 * @returns nothing if the file is text
 */
export function textProblem(bytes: Buffer): TextProblem | undefined {
  const encoding = foreignEncoding(bytes);
  if (encoding) {
    return { line: 1, message: `the file is encoded as ${encoding}: save it as UTF-8` };
  }
  const text = bytes.toString('utf8');
  // Bytes that are not UTF-8 become replacement characters.
  const encoded = Buffer.from(text);
  if (!encoded.equals(bytes)) {
    const different = bytes.findIndex((byte, index) => byte !== encoded[index]);
    return {
      line: bytes.subarray(0, different).toString('utf8').split('\n').length,
      message: 'this line has bytes that are not UTF-8: save the file as UTF-8, or remove what is not text',
    };
  }
  const control = CONTROL.exec(text);
  if (control) {
    const code = control[0].charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
    return {
      line: text.slice(0, control.index).split('\n').length,
      message: `the control character U+${code} is not text: remove it`,
    };
  }
  const word = text.split(/\s+/u).find(({ length }) => length > MAX_WORD);
  if (word !== undefined) {
    return {
      line: text.slice(0, text.indexOf(word)).split('\n').length,
      message: `a word has ${word.length} characters: shorten it to ${MAX_WORD}, or put the data into a file`,
    };
  }
  return undefined;
}

function foreignEncoding(bytes: Buffer): string | undefined {
  const starts = (...mark: number[]): boolean => mark.every((byte, index) => bytes[index] === byte);
  if (starts(0xff, 0xfe, 0, 0) || starts(0, 0, 0xfe, 0xff)) {
    return 'UTF-32';
  }
  // Without a byte order mark, the first letters show it: every other byte is 0.
  if (starts(0xff, 0xfe) || (bytes[1] === 0 && bytes[3] === 0 && bytes[0] !== 0)) {
    return 'UTF-16 (little-endian)';
  }
  if (starts(0xfe, 0xff) || (bytes[0] === 0 && bytes[2] === 0 && bytes[1] !== 0 && bytes.length > 1)) {
    return 'UTF-16 (big-endian)';
  }
  return undefined;
}
