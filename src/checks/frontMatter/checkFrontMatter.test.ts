import { describe, expect, it } from 'vitest';
import { parsePage } from '../../page-model/written';
import { checkFrontMatter } from './checkFrontMatter';
import { guideFrontMatter } from './guide';

const check = (...lines: string[]): ReturnType<typeof checkFrontMatter<typeof guideFrontMatter>> => {
  return checkFrontMatter(parsePage('docs/x.md', ['---', ...lines, '---', ''].join('\n')), guideFrontMatter);
};
const GUIDE = ['title: X', 'description: D', 'sources: [a]'];

describe('checkFrontMatter', () => {
  it('returns the data that the schema has parsed', () => {
    expect(check(...GUIDE)).toEqual({ data: { title: 'X', description: 'D', sources: ['a'] }, problems: [] });
  });

  it('reports the line of each wrong key, and the first line for missing keys', () => {
    expect(check('title: " "', 'sources: [1, 2]')).toEqual({
      problems: [
        'docs/x.md:2: the front matter has no title: add "title: …"',
        'docs/x.md:1: the front matter has no description: add one sentence for search results',
        'docs/x.md:3: the front matter has no sources: list the files of the release it was checked against',
      ],
    });
  });

  it('rejects unknown keys, and suggests the most similar one', () => {
    expect(check(...GUIDE, 'sidebar_lable: X', 'unreadsettings: [A]').problems).toEqual([
      'docs/x.md:5: the front matter has no key "sidebar_lable": write "sidebar_label", or remove it',
      'docs/x.md:6: the front matter has no key "unreadsettings": write "unreadSettings", or remove it',
    ]);
  });

  it('leaves the values of keys of Docusaurus to Docusaurus', () => {
    expect(check(...GUIDE, 'sidebar_label: X', 'pagination_next: null', 'draft: true').problems).toEqual([]);
  });

  it('accepts a description of 140 characters, but no longer one', () => {
    const withDescription = (length: number): string[] =>
      check('title: X', `description: ${'a'.repeat(length)}`, 'sources: [a]').problems;
    expect(withDescription(140)).toEqual([]);
    expect(withDescription(141)).toEqual(['docs/x.md:3: the description has 141 characters: shorten it to 140']);
  });
});
