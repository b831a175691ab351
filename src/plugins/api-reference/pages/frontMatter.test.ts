import { describe as suite, expect, it } from 'vitest';
import { describe } from './frontMatter';

suite('describe', () => {
  it('takes the first sentence of the comment', () => {
    expect(describe('Action, interface of x 1', 'An action. With more.')).toBe('Action, interface of x 1: An action.');
  });

  it('works without a comment', () => {
    expect(describe('Action, interface of x 1', '')).toBe('Action, interface of x 1.');
  });

  it('stays within 140 characters and cuts between words', () => {
    const text = describe('Action, interface of x 1', 'word '.repeat(60));
    expect(text.length).toBeLessThanOrEqual(140);
    expect(text).toMatch(/word…$/u);
  });
});
