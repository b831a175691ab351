import { describe, expect, it } from 'vitest';
import { inPagesWords, PHRASES, SYNONYMS } from './synonyms';
import { indexWords, QUESTION_WORDS, queryTokens } from './words';

describe('synonyms', () => {
  it('has at most 40 words', () => {
    expect(Object.keys(SYNONYMS).length).toBeLessThanOrEqual(40);
  });

  it('leads no word to itself', () => {
    expect(Object.entries(SYNONYMS).filter(([word, others]) => others.split(' ').includes(word))).toEqual([]);
  });

  it('leads to no word that the index leaves out', () => {
    const others = Object.values(SYNONYMS).flatMap((words) => indexWords(words));
    expect(others.filter((word) => QUESTION_WORDS.has(word))).toEqual([]);
  });

  it('has no word that is replaced before it is looked up', () => {
    expect(Object.keys(SYNONYMS).filter((word) => inPagesWords(word) !== word)).toEqual([]);
  });

  it.each([
    ['2FA code', 'two factor code', ''],
    ['signing in fails', 'login fail', ''],
    ['the bot is not replying', 'bot replying', 'agent answer'],
    ['difference between X and Y', 'x y', 'twitter'],
    ['write a new custom plugin', 'write plugin', ''],
    ['setup of my own bot using any model', 'bot model', 'agent'],
    ['use some or all', 'use some or all', ''],
    ['the env vars', 'environment setting', ''],
  ])('%s', (query, words, others) => {
    const tokens = queryTokens(query);
    expect(tokens.map(({ whole }) => whole).join(' ')).toBe(words);
    expect(tokens.flatMap(({ otherWords }) => otherWords).join(' ')).toBe(others);
  });

  it('has no phrase that its own words match', () => {
    expect(PHRASES.filter(([phrase, words]) => new RegExp(phrase.source, 'iu').test(words))).toEqual([]);
  });
});
