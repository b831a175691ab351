import { describe, expect, it } from 'vitest';
import { repairedAddress } from './repairedAddress';

describe('a part of an address', () => {
  it.each(['/docs/intro/', '#a%20b', '/%E4%BD%A0/', ''])('stays if it can be decoded: "%s"', (part) => {
    expect(repairedAddress(part)).toBe(part);
  });

  it.each(['#%', '#%E0%A4%A', '/docs/%FF/', '/docs/a%20b/%ZZ'])(
    'can be decoded twice after its repair: "%s"',
    (part) => {
      const repaired = repairedAddress(part);
      expect(decodeURI(decodeURI(encodeURI(repaired)))).toBe(repaired);
      expect(decodeURIComponent(repaired)).toBe(repaired);
    },
  );
});
