import { describe as suite, expect, it } from 'vitest';
import { describe } from './frontMatter';

suite('describe', () => {
  it.each([
    ['An action. With more.', 'Action, interface of x 1: An action.'],
    ['', 'Action, interface of x 1.'],
  ])('takes the first sentence of %j', (comment, description) => {
    expect(describe('Action, interface of x 1', comment)).toBe(description);
  });

  it('stays within 140 characters and cuts between words', () => {
    const text = describe('Action, interface of x 1', 'word '.repeat(60));
    expect(text.length).toBeLessThanOrEqual(140);
    expect(text).toMatch(/word…$/u);
  });
});
