import { expect, it } from 'vitest';
import { parsePage } from '../page-model/written';
import { checkSearchedAs } from './searchedAs';

const page = (key: string): ReturnType<typeof parsePage> =>
  parsePage('docs/x.md', `---\ntitle: X\nsearchedAs:\n  page: x\n  ${key}: y\n---\n\n# X\n\n## Fix it\n`);

it('accepts the page, its sections, and what the build adds', () => {
  expect(checkSearchedAs(page('fix-it'))).toEqual([]);
  expect(checkSearchedAs(page('"row"'), ['row'])).toEqual([]);
});

it('reports a section that the page does not have, with its line', () => {
  expect(checkSearchedAs(page('fix-them'))).toEqual([
    'docs/x.md:5: searchedAs names the section "fix-them", which the page doesn\'t have: write "fix-it", or remove it',
  ]);
});
