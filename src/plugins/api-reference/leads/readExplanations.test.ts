import { describe, expect, it } from 'vitest';
import { readWrittenFiles } from '../../../page-model/writtenFiles';
import { readComparison } from '../changes/readComparison';
import { readExplanations } from './readExplanations';
import { readGuide } from './readGuide';

describe('explanations.yml', () => {
  it('has an entry for each export of the release', () => {
    const exported = readComparison().changes.flatMap(({ after }) => after ?? []);
    expect(Object.keys(readExplanations()).sort()).toEqual(exported.sort());
  });

  it('names sections that exist', () => {
    const explanations = Object.entries(readExplanations());
    const pages = new Set(explanations.map(([, { route }]) => route.replace(/#.*/u, '')));
    const isNamed = (file: string): boolean => pages.has(`/${file.replace(/(?:\/index)?\.mdx?$/u, '')}/`);
    const routes = new Set(
      readWrittenFiles('.')
        .files.filter(({ file }) => isNamed(file))
        .flatMap(({ file, text }) => readGuide(file, text))
        .map(({ route }) => route),
    );
    const wrong = explanations.filter(([, { route }]) => !routes.has(route));
    expect(wrong.map(([name, { route }]) => `${name}: ${route}`)).toEqual([]);
  });
});

describe('readExplanations', () => {
  it.each([
    ['a:\n  route: /docs/a/\n  sentence: Does it.\n', '3: the sentence about a: name `a` in inline code'],
    ['a:\n  route: /docs/a/\n  sentence: "`a` does it"\n', '3: the sentence about a: end it with a full stop'],
    [
      `a:\n  route: /docs/a/\n  sentence: "\`a\` ${'does '.repeat(40)}."\n`,
      '3: the sentence about a: shorten it to 150 characters',
    ],
    ['a:\n  route: docs/a.md\n  sentence: "`a`."\n', '2: write the route of a section, such as /docs/core/actions/'],
    ['a:\n  route: /docs/a/\n', '2: there is no sentence: write what the export is for'],
    ['a: [\n', '2: '],
  ])('names the line of what is wrong, and the fix: %j', (text, message) => {
    expect(() => readExplanations(text)).toThrow(`src/plugins/api-reference/leads/explanations.yml:${message}`);
  });
});
