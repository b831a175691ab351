import { expect, it } from 'vitest';
import { lineDiff } from './lineDiff';

it.each<[what: string, before: string, after: string, expected: string[]]>([
  ['the same', 'a\nb', 'a\nb', ['  a', '  b']],
  ['a new line', 'a\nc', 'a\nb\nc', ['  a', '+ b', '  c']],
  ['a line that is gone', 'a\nb\nc', 'a\nc', ['  a', '- b', '  c']],
  ['another line', 'a\nb\nc', 'a\nx\nc', ['  a', '- b', '+ x', '  c']],
  ['nothing in common', 'a', 'b', ['- a', '+ b']],
])('shows lines that differ: %s', (_, before, after, expected) => {
  expect(lineDiff(before, after).split('\n')).toEqual(expected);
});
