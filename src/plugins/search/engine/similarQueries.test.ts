import { describe, expect, it } from 'vitest';
import { similarQueries } from './similarQueries';

const GUIDES = new Map([
  ['runtime', 9],
  ['routine', 1],
  ['wallet', 4],
  ['evaluator', 3],
]);
const API = new Map([
  ['runtimes', 20],
  ['wallets', 1],
]);

describe('similarQueries', () => {
  it('replaces unknown words by those that are most like them, the most similar and most frequent first', () => {
    expect(similarQueries('routime', [GUIDES, API])).toEqual(['routine', 'runtime']);
    expect(similarQueries('walle', [GUIDES, API])).toEqual(['wallet', 'wallets']);
    expect(similarQueries('evalu8or', [GUIDES])).toEqual(['evaluator']);
  });

  it('keeps known words, and leaves out those that nothing is like', () => {
    expect(similarQueries('the wallet routime qqqqqq', [GUIDES])).toEqual(['wallet routine', 'wallet runtime']);
  });

  it('has no proposal if no word is similar, or there is none', () => {
    expect(similarQueries('qqqqqq', [GUIDES])).toEqual([]);
    expect(similarQueries(' ()', [GUIDES])).toEqual([]);
  });
});
