import { describe, expect, it } from 'vitest';
import { inPagesWords, PHRASES, SYNONYMS } from './synonyms';
import { indexWords, QUESTION_WORDS, queryTokens } from './words';

describe('synonyms', () => {
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
    ['host it on a vps', 'host vps', 'server run server'],
    ['2FA code', 'two factor code', ''],
    ['signing in fails', 'login fail', ''],
    ['which vector store', 'database embedding', ''],
    ['the bot is not replying', 'bot not replying', 'agent answer'],
    ['deploy to a cloud server', 'deploy cloud server', 'run'],
    ['difference between X and Y', 'x y', 'twitter'],
    ['write a new custom plugin', 'write plugin', ''],
    ['setup of my own bot using any model', 'bot model', 'agent'],
    ['use some or all', 'use some or all', ''],
    ['getting started', 'quickstart', ''],
    ['hot-reloading', 'watch restart', ''],
    ['reduce the cost', 'reduce cost', 'lower'],
    ['action not triggered', 'action not triggered', 'called'],
    ['give it a voice', 'voice', 'speech'],
    ['an add-on for wallets', 'plugin wallet', ''],
    ['who was paid in coins', 'pay coin', 'cost reward token'],
  ])('%s', (query, words, others) => {
    const tokens = queryTokens(query);
    expect(tokens.map(({ whole }) => whole).join(' ')).toBe(words);
    expect(tokens.flatMap(({ otherWords }) => otherWords).join(' ')).toBe(others);
  });

  it('has no phrase that its own words match', () => {
    expect(PHRASES.filter(([phrase, words]) => new RegExp(phrase.source, 'iu').test(words))).toEqual([]);
  });
});
