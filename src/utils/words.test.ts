import { describe, expect, it } from 'vitest';
import { indexWords, queryTokens, stemOf, tokenize } from './words';

describe('words', () => {
  it.each([
    ['composeContext', 'composecontext', ['compose', 'context']],
    ['TWITTER_DRY_RUN', 'twitter_dry_run', ['twitter', 'dry', 'run']],
    ['IAgentRuntime', 'iagentruntime', ['i', 'agent', 'runtime']],
    ['getHTTPServer2', 'gethttpserver2', ['get', 'http', 'server2']],
    ['plain', 'plain', []],
    ['0x02f8AB91cD4e6F70b1', '0x02f8ab91cd4e6f70b1', []],
    ['7gHq2LmZ9rWc4TbNx8Vd', '7ghq2lmz9rwc4tbnx8vd', []],
  ])('splits %s into the whole and its parts', (text, whole, parts) => {
    expect(tokenize(text)).toEqual([{ whole, parts }]);
  });

  it('turns plurals into singulars, and leaves words that only look like plurals', () => {
    expect(indexWords('Actions plugins memories cookies classes boxes status class this is gas')).toEqual([
      'action',
      'plugin',
      'memory',
      'cookie',
      'class',
      'box',
      'status',
      'class',
      'this',
      'is',
      'gas',
    ]);
  });

  it('knows forms of verbs without a common stem', () => {
    expect(indexWords('Chosen choosing paid spoke chooseModel')).toEqual([
      'choose',
      'choose',
      'pay',
      'speak',
      'choosemodel',
      'choose',
      'model',
    ]);
  });

  it('splits words of any script', () => {
    expect(indexWords('简介, naïve')).toEqual(['简介', 'naïve']);
  });
});

describe('queryTokens', () => {
  it('leaves out question words', () => {
    expect(queryTokens('How do I use Ollama?').map(({ whole }) => whole)).toEqual(['ollama']);
  });

  it.each([
    ['how does memory work', 'memory'],
    ['How do actions work?', 'action'],
    ['how is it that memory works', 'memory'],
    ['were there many', 'were there many'],
    ['how to make it work with ollama', 'work ollama'],
    ['does whatsapp work', 'whatsapp work'],
  ])('leaves them out in each of their forms: %s', (query, words) => {
    expect(queryTokens(query).map(({ whole }) => whole)).toEqual(words.split(' '));
  });

  it('leaves out words that link others, and the digits of release numbers', () => {
    expect(queryTokens('each plugin and its settings in 0.1.7').map(({ whole }) => whole)).toEqual([
      'plugin',
      'setting',
    ]);
    expect(queryTokens('port 3000').map(({ whole }) => whole)).toEqual(['port', '3000']);
  });

  it('leaves out words of speech', () => {
    expect(queryTokens('Has anyone really been going back to our old plugin?').map(({ whole }) => whole)).toEqual([
      'old',
      'plugin',
    ]);
  });

  it('keeps them if there are no others', () => {
    expect(queryTokens('what is this').map(({ whole }) => whole)).toEqual(['what', 'is', 'this']);
  });
});

describe('stemOf', () => {
  it.each([
    ['translation', 'translat'],
    ['translate', 'translat'],
    ['impersonator', 'impersonat'],
    ['installing', 'install'],
    ['position', 'posit'],
    ['positional', 'posit'],
    ['error', undefined],
    ['model', undefined],
  ])('of %s is %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});
