import { describe, expect, it } from 'vitest';
import { decodePostings, encodePostings } from './postings';

describe('postings', () => {
  it.each([
    ['nothing', [[]]],
    ['several lists, some of them empty', [[0, 1, 2], [], [5], []]],
    ['steps of one and of two digits', [[90, 181, 182, 273, 274], [91], [8280]]],
  ])('keep %s', (_, lists) => {
    const text = encodePostings(lists);
    expect(decodePostings(text)).toEqual(lists);
    expect(JSON.stringify(text)).toBe(`"${text}"`);
  });

  it('refuse what does not fit', () => {
    expect(() => encodePostings([[8281]])).toThrow('8281 is too long a step');
  });
});
