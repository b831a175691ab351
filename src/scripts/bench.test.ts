import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFigures } from '../../e2e/bench/figures';
import { withFigures } from '../../e2e/bench/readme';

it('README.md has the figures of e2e/bench/figures.json', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(withFigures(readme, readFigures()), 'Run "npm run bench -- --update".').toBe(readme);
});

it('a part that was not measured has dashes, and a text without markers is refused', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(withFigures(readme, {})).toContain('| cold, – pages | – | – |');
  expect(() => withFigures('# Eliza', {})).toThrow('README.md has no place for the figures');
});
