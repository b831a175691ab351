import { describe, expect, it } from 'vitest';
import { describeProved } from './describeProved';

describe('describeProved', () => {
  it.each([
    [{ ran: 5, samples: 6, statements: 12 }, '5 of 6 samples and 12 statements tested on the release'],
    [{ ran: 6, samples: 6, statements: 1 }, 'all 6 samples and 1 statement tested on the release'],
    [{ ran: 2, samples: 2, statements: 4 }, 'both samples and 4 statements tested on the release'],
    [{ ran: 1, samples: 1, statements: 0 }, 'the sample tested on the release'],
    [{ ran: 0, samples: 2, statements: 3 }, '3 statements tested on the release'],
    [{ ran: 0, samples: 2, statements: 0 }, undefined],
  ])('says of %o: %s', (proved, text) => {
    expect(describeProved(proved)).toBe(text);
  });
});
