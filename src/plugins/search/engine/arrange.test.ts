import { expect, it } from 'vitest';
import { arrange } from './arrange';
import type { SearchContext } from './contexts';
import type { Hit } from './hit';

const hit = (page: number, section: number, context: SearchContext = 'guides'): Hit => ({
  context,
  page,
  section,
  route: `${page}/#${section}`,
  title: 'T',
  terms: [],
});
const shown = (hits: readonly Hit[] = []): string[] => hits.map(({ route }) => route);

it('shows two sections of a page where they rank, and keeps the others with the second', () => {
  const hits = arrange([hit(1, 4), hit(2, 0), hit(1, 2), hit(1, 0), hit(2, 1), hit(1, 3)]);
  expect(shown(hits)).toEqual(['1/#4', '2/#0', '1/#2', '2/#1']);
  expect(hits.map(({ more }) => shown(more))).toEqual([[], [], ['1/#0', '1/#3'], []]);
});

it('shows four questions of a page of the FAQ', () => {
  const question = (page: number, section: number): Hit => ({
    ...hit(page, section),
    route: `docs/faq/${page}/#${section}`,
  });
  const questions = [1, 2, 3, 4, 5].map((section) => question(1, section));
  const hits = arrange([...questions, hit(2, 0), hit(3, 0)]);
  expect(shown(hits)).toEqual(['docs/faq/1/#1', 'docs/faq/1/#2', 'docs/faq/1/#3', 'docs/faq/1/#4', '2/#0', '3/#0']);
  expect(hits.map(({ more }) => shown(more))).toEqual([[], [], [], ['docs/faq/1/#5'], [], []]);
});

it('puts the page of a type before its members, wherever both rank', () => {
  const hits = arrange([hit(1, 4, 'api'), hit(2, 0), hit(1, 3, 'api'), hit(1, 0, 'api')]);
  expect(shown(hits)).toEqual(['1/#0', '2/#0', '1/#4']);
  expect(shown(hits[2]?.more)).toEqual(['1/#3']);
});
