import { expect, it } from 'vitest';
import { routeOfFile } from '../page-model/written';
import { checkRenames } from './renames';

const check = (from: string, to: string): string[] =>
  checkRenames([{ from, to }], routeOfFile, [{ from: ['/docs/old/', '/docs/older/'], to: '/docs/new/' }]);

it('accepts a page whose old address is redirected, and one that keeps it', () => {
  expect(check('docs/older.md', 'docs/new.md')).toEqual([]);
  expect(check('docs/x.md', 'docs/x/index.mdx')).toEqual([]);
});

it('asks for the redirect of another', () => {
  expect(check('docs/a.md', 'docs/b/index.md')).toEqual([
    "docs/b/index.md:1: its URL was /docs/a/: add { from: '/docs/a/', to: '/docs/b/' } to redirects in docusaurus.config.ts",
  ]);
});
