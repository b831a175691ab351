import { describe, expect, it } from 'vitest';
import { decodeWords, encodeWords } from './wordList';

describe('word lists', () => {
  it.each([
    ['nothing', []],
    ['words that begin alike', ['act', 'action', 'actionexample', 'agent', 'zod']],
    ['settings, numbers and other scripts', ['0', '1536', 'twitter_dry_run', 'twitter_email', 'é', '简介']],
    ['words that share more than is counted', ['a'.repeat(40), `${'a'.repeat(40)}b`]],
  ])('keep %s', (_, words) => {
    const text = encodeWords(words);
    expect(decodeWords(text)).toEqual(words);
    expect(JSON.stringify(text)).toBe(`"${text}"`);
  });

  it('leave out what a word shares with the one before', () => {
    expect(encodeWords(['action', 'actions'])).toBe(" action's");
  });
});
