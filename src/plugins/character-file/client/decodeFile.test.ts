import { expect, test } from 'vitest';
import { decodeText, readTextFile } from './decodeFile';

const TEXT = '{ "name": "Ada 艾达" }';
const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return littleEndian ? bytes : bytes.swap16();
};
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

test('UTF-8 is read, and its mark stays, because the release refuses it', () => {
  expect(decodeText(utf8(TEXT))).toEqual({ text: TEXT, encoding: 'utf-8' });
  expect(decodeText(utf8(`\uFEFF${TEXT}`))).toEqual({ text: `\uFEFF${TEXT}`, encoding: 'utf-8' });
});

test('UTF-16 is read in both orders, with and without a mark', () => {
  for (const littleEndian of [true, false]) {
    expect(decodeText(utf16(`\uFEFF${TEXT}`, littleEndian))).toEqual({ text: TEXT, encoding: 'utf-16' });
    expect(decodeText(utf16(TEXT, littleEndian))).toEqual({ text: TEXT, encoding: 'utf-16' });
  }
});

test('what is no text, or text in another encoding, is told', () => {
  expect(decodeText(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff]))).toBe('binary');
  expect(decodeText(utf8('{}\0'))).toBe('binary');
  // "é" in Windows-1252, and “艾” in GBK.
  expect(decodeText(new Uint8Array([0x22, 0xe9, 0x22]))).toEqual({ line: 1 });
  expect(decodeText(new Uint8Array([0x22, 0xc3, 0xa9, 0x0d, 0x0a, 0x0a, 0xb0, 0xac, 0x22]))).toEqual({ line: 3 });
  // UTF-32 has the mark of UTF-16, or its first character, and then zeros.
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]))).toBe('binary');
  expect(decodeText(new Uint8Array([0x7b, 0, 0, 0]))).toBe('binary');
  expect(decodeText(new Uint8Array([0, 0, 0, 0x7b]))).toBe('binary');
});

test('lines end as editors in browsers have it', () => {
  expect(decodeText(utf8('a\r\nb\rc\n'))).toEqual({ text: 'a\nb\nc\n', encoding: 'utf-8' });
});

test('a file that is too large is not read', async () => {
  expect(decodeText(utf8('x'.repeat(1_000_001)))).toBe('too-large');
  expect(decodeText(utf8('\n'.repeat(400_000)))).toBe('too-many-lines');
  const unread = {
    size: 5_000_000,
    arrayBuffer: () => Promise.reject(new Error('It was read.')),
  } as unknown as Blob;
  expect(await readTextFile(unread)).toBe('too-large');
});

test('a file that the browser can’t read is told', async () => {
  const folder = { size: 1, arrayBuffer: () => Promise.reject(new Error('a folder')) } as unknown as Blob;
  expect(await readTextFile(folder)).toBe('unreadable');
});
