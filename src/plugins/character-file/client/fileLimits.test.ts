import { expect, test } from 'vitest';
import { MAX_LINES, whyTooLarge } from './fileLimits';

test.each(['\n', '\r\n', '\r'])('lines are counted with each line break: %j', (lineBreak) => {
  const lines = Array.from({ length: MAX_LINES }, (_, line) => String(line));
  expect(whyTooLarge(lines.join(lineBreak))).toBeUndefined();
  expect(whyTooLarge([...lines, ''].join(lineBreak))).toBe('too-many-lines');
});

test('a long line is no hindrance, up to half a million characters', () => {
  expect(whyTooLarge('x'.repeat(500_000))).toBeUndefined();
  expect(whyTooLarge('x'.repeat(1_000_001))).toBe('too-large');
});
