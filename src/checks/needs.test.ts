import { expect, it } from 'vitest';
import { checkNeeds } from './needs';
import { parsePage } from '../page-model/written';

const check = (body: string, file = 'docs/recipes/x.md'): string[] =>
  checkNeeds(parsePage(file, `---\ntitle: X\n---\n\n# X\n\nDo X.\n\n${body}`));

it('accepts a recipe that says what a reader needs, and other pages', () => {
  expect(check('**You need:** Node.\n\n## 1. Start\n')).toEqual([]);
  expect(check('## Start\n', 'docs/recipes/index.md')).toEqual([]);
  expect(check('## Start\n', 'docs/core/x.md')).toEqual([]);
});

it.each([
  ['nothing', '## 1. Start\n'],
  ['it after the first step', '## 1. Start\n\n**You need:** Node.\n'],
  ['it in other words', '**Needed:** Node.\n'],
])('reports a recipe with %s', (_, body) => {
  expect(check(body)).toEqual([
    'docs/recipes/x.md:5: this page doesn\'t say what a reader needs: write a paragraph "**You need:** …" below its first sentence',
  ]);
});
