import { MAX_FILE_LENGTH } from '../check/limits';
import { whyTooLarge, type TooLarge } from './fileLimits';

/** Why a file can't be shown as text. */
export type FileFailure = TooLarge | 'binary' | 'unreadable' | NotUtf8;

/** The file has text in an encoding that doesn't tell its name, such as Windows-1252 or GBK. */
export interface NotUtf8 {
  /** The first line that isn't UTF-8, counted from 1. */
  line: number;
}

export interface DecodedText {
  text: string;
  /** `utf-16` can be read here, but the release reads all files as UTF-8. */
  encoding: 'utf-8' | 'utf-16';
}

/** A character has at most four bytes. */
const MAX_BYTES = 4 * MAX_FILE_LENGTH;

/**
 * Reads a file of the reader.
 *
 * @returns its text, or why there is none; a file that is too large is not read
 */
export async function readTextFile(file: Blob): Promise<DecodedText | FileFailure> {
  if (file.size > MAX_BYTES) {
    return 'too-large';
  }
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return 'unreadable';
  }
}

/**
 * Decodes UTF-8 and UTF-16. The mark of UTF-8 stays in the text, because the release refuses it and the check tells so.
 *
 * @returns the text with `\n` at the ends of lines, as editors in browsers have it, or why there is none
 */
export function decodeText(bytes: Uint8Array): DecodedText | FileFailure {
  const utf16 = utf16Of(bytes);
  const text = decode(bytes, utf16 ?? 'utf-8');
  if (text === undefined) {
    return bytes.includes(0) ? 'binary' : { line: firstLineNotUtf8(bytes) };
  }
  if (text.includes('\0')) {
    return 'binary';
  }
  return whyTooLarge(text) ?? { text: withLineFeeds(text), encoding: utf16 ? 'utf-16' : 'utf-8' };
}

/** JSON starts with an ASCII character, so without a mark the zero in its two bytes tells their order, as RFC 4627 has it. */
function utf16Of([first = 0, second = 0]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) {
    return 'utf-16le';
  }
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return undefined;
  }
}

function firstLineNotUtf8(bytes: Uint8Array): number {
  const [before = ''] = new TextDecoder().decode(bytes).split('\ufffd', 1);
  return withLineFeeds(before).split('\n').length;
}

/** Gives all lines the end that editors in browsers use. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/gu, '\n');
}
