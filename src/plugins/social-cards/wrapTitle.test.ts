import { expect, it } from 'vitest';
import { wrapTitle } from './wrapTitle';

/** Each character is half as wide as the size. */
const widthOf = (text: string, size: number): number => (text.length * size) / 2;
const wrap = (title: string): ReturnType<typeof wrapTitle> => wrapTitle(title, 1000, widthOf);

it('gives a short title one large line', () => {
  expect(wrap('Actions')).toEqual({ lines: ['Actions'], size: 84 });
});

it('breaks a title into lines of about the same length', () => {
  expect(wrap('Answer with your own documents')).toEqual({
    lines: ['Answer with your', 'own documents'],
    size: 84,
  });
});

it('makes a long title smaller rather than giving it a third line', () => {
  expect(wrap('Memory, knowledge and every database')).toMatchObject({ size: 84, lines: { length: 2 } });
  expect(wrap('Memory, knowledge, and every other database of all')).toMatchObject({ size: 72, lines: { length: 2 } });
});

it('gives a longer title three lines', () => {
  const { lines, size } = wrap('How an agent finds the answer to a question in your own documents');
  expect(size).toBe(72);
  expect(lines).toHaveLength(3);
});

it('makes a long name smaller until it fits', () => {
  expect(wrap('IDatabaseCacheAdapterAndMore')).toEqual({ lines: ['IDatabaseCacheAdapterAndMore'], size: 62 });
});

it.each(['word '.repeat(60), 'x'.repeat(300)])('cuts what is too long: %s', (title) => {
  const { lines, size } = wrap(title);
  expect(size).toBe(46);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/(?:word|x)…$/u);
  expect(lines.filter((line) => widthOf(line, size) > 1000)).toEqual([]);
});

it('divides a name that is longer than a line', () => {
  expect(wrap('x'.repeat(50)).lines.join('')).toBe('x'.repeat(50));
});
