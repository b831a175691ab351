import { expect, it } from 'vitest';
import { formatDay, formatMonth } from './dates';

it('writes out days and months', () => {
  expect(formatDay('2024-11-05')).toBe('5 November 2024');
  expect(formatMonth('2024-10')).toBe('October 2024');
});
