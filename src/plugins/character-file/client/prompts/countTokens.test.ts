import { getEncodingNameForModel } from 'js-tiktoken/lite';
import { expect, it } from 'vitest';
import { countTokens } from './countTokens';

it('counts with the encoding that the release picks for gpt-4o', () => {
  expect(getEncodingNameForModel('gpt-4o')).toBe('o200k_base');
  // With cl100k_base, the encoding of older models, the last would be 12.
  expect(countTokens([['hello world'], ['hello', ' world', '!'], [], ['你好，你叫什么名字？']])).toEqual([2, 3, 0, 5]);
});

it('counts names of special tokens as text', () => {
  expect(countTokens([['<|endoftext|>']])[0]).toBeGreaterThan(1);
});
