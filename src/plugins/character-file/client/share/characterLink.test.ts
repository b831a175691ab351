import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { hashOf, isCharacterHash, MAX_LINK_LENGTH, textOfHash } from './characterLink';

afterEach(() => {
  vi.unstubAllGlobals();
});

const packed = (text: string): string => `#character=${deflateRawSync(text).toString('base64url')}`;

test.each(['{ "name": "Ada" }', '艾达 \u{1F600} \uFEFF', '\n', '__proto__', 'x'.repeat(500_000)])(
  'a text comes back from its hash',
  async (text) => {
    const made = await hashOf(text);
    const hash = 'hash' in made ? made.hash : '';
    expect(isCharacterHash(hash)).toBe(true);
    // Nothing that browsers or chat programs escape.
    expect(hash).toMatch(/^#character=[\w-]+$/u);
    expect(await textOfHash(hash)).toEqual({ text });
  },
);

test('a text that makes a long link makes none, and the length is told', async () => {
  const noise = randomBytes(60_000).toString('base64');
  const made = await hashOf(noise);
  expect('failure' in made && made.failure).toBe('too-large');
  expect('length' in made && made.length).toBeGreaterThan(MAX_LINK_LENGTH);
});

test.each([
  ['nothing', '#character='],
  ['no base64', '#character=%%%'],
  ['no packed text', '#character=AAAA'],
  ['a link that was cut', packed(`{ "name": "Ada", "bio": "${'abcdefghij'.repeat(9)}" }`).slice(0, -5)],
])('a hash with %s is broken', async (_, hash) => {
  expect(await textOfHash(hash)).toEqual({ failure: 'broken' });
});

test('bytes that are no UTF-8 are broken', async () => {
  const hash = `#character=${deflateRawSync(Buffer.from([0xff, 0xfe, 0xfd])).toString('base64url')}`;
  expect(await textOfHash(hash)).toEqual({ failure: 'broken' });
});

test('a hash that is too long, or unpacks to too much, is told', async () => {
  expect(await textOfHash(`#character=${'A'.repeat(MAX_LINK_LENGTH)}`)).toEqual({ failure: 'too-large' });
  const bomb = packed('x'.repeat(20_000_000));
  expect(bomb.length).toBeLessThan(MAX_LINK_LENGTH);
  expect(await textOfHash(bomb)).toEqual({ failure: 'too-large' });
  const lines = packed('\n'.repeat(400_000));
  expect(lines.length).toBeLessThan(1300);
  expect(await textOfHash(lines)).toEqual({ failure: 'too-many-lines' });
});

test('a browser without compression is told', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  expect(await hashOf('{}')).toEqual({ failure: 'unsupported' });
  expect(await textOfHash(packed('{}'))).toEqual({ failure: 'unsupported' });
});
