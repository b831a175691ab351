import { expect, test } from 'vitest';
import { applyChanges, changeBetween } from './changes';

test('changes have the offsets of the text before all of them, in any order', () => {
  const changes = [
    { from: 4, to: 5, insert: 'FOUR' },
    { from: 0, to: 0, insert: '>' },
    { from: 1, to: 3, insert: '' },
  ];
  expect(applyChanges('01234567', changes)).toBe('>03FOUR567');
});

test.each([
  ['abcdef', 'abXdef'],
  ['aaaa', 'aa'],
  ['aa', 'aaaa'],
  ['', 'text'],
  ['text', ''],
  ['same', 'same'],
])('the change from %j to %j makes one of the other', (before, after) => {
  expect(applyChanges(before, [changeBetween(before, after)])).toBe(after);
});

test('what two texts have in common at both ends stays', () => {
  expect(changeBetween('{"name": "Ada"}', '{"name": "Bob"}')).toEqual({ from: 10, to: 13, insert: 'Bob' });
});
