import { MOST_CHARACTERS } from '../check/limits';

/** Why a file can't be shown as text. */
export type FileFailure = 'too-large' | 'binary' | 'encoding' | 'unreadable';

export interface DecodedText {
  text: string;
  /** `utf-16` can be read here, but the release reads all files as UTF-8. */
  encoding: 'utf-8' | 'utf-16';
}

/** A character has at most four bytes. */
const MOST_BYTES = 4 * MOST_CHARACTERS;

/**
 * Reads a file of the reader.
 *
 * @returns its text, or why there is none; a file that is too large is not read
 */
export async function readTextFile(file: Blob): Promise<DecodedText | FileFailure> {
  if (file.size > MOST_BYTES) {
    return 'too-large';
  }
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return 'unreadable';
  }
}

/**
 * Decodes UTF-8, or UTF-16 with a byte order mark. The mark of UTF-8 stays in the text, because the release refuses it and the
 * check tells so.
 *
 * @returns the text with `\n` at the ends of lines, as editors in browsers have it, or why there is none
 */
export function decodeText(bytes: Uint8Array): DecodedText | FileFailure {
  const [first = 0, second = 0] = bytes;
  const utf16 =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  let text: string;
  try {
    text = new TextDecoder(utf16 ?? 'utf-8', { fatal: true, ignoreBOM: utf16 === undefined }).decode(bytes);
  } catch {
    return bytes.includes(0) ? 'binary' : 'encoding';
  }
  if (text.includes('\0')) {
    return 'binary';
  }
  return text.length > MOST_CHARACTERS
    ? 'too-large'
    : { text: withLineFeeds(text), encoding: utf16 ? 'utf-16' : 'utf-8' };
}

/** Gives all lines the end that editors in browsers use. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/gu, '\n');
}
