import { describe, expect, it } from 'vitest';
import { decodePostings, encodePostings } from './postings';

describe('postings', () => {
  it.each([
    ['nothing', [[]]],
    ['several lists, some of them empty', [[5], [], [0, 1, 2], [], [6]]],
    ['steps of one, two and three characters', [[69, 139, 210, 2221], [2050], [1980], [8280]]],
    ['a long list', [[...Array(3000).keys()]]],
  ])('keep %s', (_, lists) => {
    const text = encodePostings(lists);
    expect(decodePostings(text)).toEqual(lists);
    expect(JSON.stringify(text)).toBe(`"${text}"`);
  });

  it('refuse what does not fit', () => {
    expect(() => encodePostings([[8281]])).toThrow('8281 is too large');
  });
});
