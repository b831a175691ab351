import { expect, it } from 'vitest';
import { extentOf, formatDay, formatMonth } from './dates';

it('writes out days and months', () => {
  expect(formatDay('2024-11-05')).toBe('5 November 2024');
  expect(formatMonth('2024-10')).toBe('October 2024');
});

it('finds the first and the last day of entries in any order', () => {
  const entries = ['2024-11-05', '2024-12-01', '2024-10-31'].map((date) => ({ date }));
  expect(extentOf(entries)).toEqual({ count: 3, first: '2024-10-31', last: '2024-12-01' });
});
