import { expect, it } from 'vitest';
import { endOfQuery, MAX_QUERY_LENGTH } from './queryLength';

it('keeps a query, and the end of a long one from a whole word on', () => {
  expect(endOfQuery('where is the log')).toBe('where is the log');
  const long = endOfQuery(`${'word '.repeat(MAX_QUERY_LENGTH)}the end`);
  expect(long.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
  expect(long).toMatch(/^word .* the end$/u);
  expect(endOfQuery('x'.repeat(5 * MAX_QUERY_LENGTH))).toHaveLength(MAX_QUERY_LENGTH);
});
