import { expect, test } from 'vitest';
import { checkCharacter } from '../check';
import { fixAll } from './fixAll';

const editsIn = (text: string): number => checkCharacter(text).problems.filter(({ edit }) => edit).length;

test.each([
  ['commas and comments', '{\n  // mine\n  "name": "Ada",,\n  "bio": [],\n}'],
  ['all members missing', '{}'],
  [
    'a name and a provider with mistakes',
    '{"name": "Ada", "modelProvider": "opnai", "twiterProfile": {"username": "ada"}}',
  ],
  ['several parts of one list', '{"name": "Ada", "clients": ["discrod", "telegrm", "twiter"], "bio": [],}'],
])('after all fixes of %s, none is left, and the rest is unchanged', (_, text) => {
  expect(editsIn(text)).toBeGreaterThan(0);
  const fixed = fixAll(text);
  expect(editsIn(fixed)).toBe(0);
  expect(() => JSON.parse(fixed) as unknown).not.toThrow();
  expect(fixed.includes('"Ada"')).toBe(text.includes('"Ada"'));
});

test.each(['', 'no JSON', '\0\0'])('%j has no safe fixes and stays as it is', (text) => {
  expect(editsIn(text)).toBe(0);
  expect(fixAll(text)).toBe(text);
});
