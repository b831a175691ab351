import { describe, expect, it } from 'vitest';
import { datesAsWords, hasDate } from './dates';

describe('datesAsWords', () => {
  it.each([
    ['2024-11-20', '20 november 2024'],
    ['coders 2024-12-09', 'coders 9 december 2024'],
    ['20 Nov', '20 november'],
    ['20 november 2024', '20 november 2024'],
    ['3. Dec stage', '3 december stage'],
    ['2024-13-20', '2024-13-20'],
    ['20 models', '20 models'],
  ])('reads %s as %s', (query, words) => {
    expect(datesAsWords(query)).toBe(words);
  });
});

describe('hasDate', () => {
  it.each([
    ['2024-11-20', true],
    ['20 Nov', true],
    ['version 0.1.7', false],
    ['may 20 agents', false],
  ])('of %s is %s', (query, expected) => {
    expect(hasDate(query)).toBe(expected);
  });
});
