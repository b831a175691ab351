import { readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../page-model/written';
import { PLACEHOLDERS, type Placeholder } from './placeholders';

const ADDRESS = /^\/(docs\/.+)\/#(.+)$/u;

describe.each(Object.entries<Placeholder>(PLACEHOLDERS))('%s', (_name, { explanation, guide }) => {
  it('links to a section of a guide', () => {
    const [, page = '', anchor = ''] = ADDRESS.exec(guide) ?? [];
    const file = `${page}.md`;
    const slugger = new GithubSlugger();
    const anchors = parsePage(file, readFileSync(file, 'utf8')).headings.map(({ text }) => slugger.slug(text));
    expect(anchors).toContain(anchor);
  });

  it('has an explanation in sentences', () => {
    expect(explanation).toMatch(/^(?:\p{Lu}|\{).*\.$/u);
  });
});

it('has a label for each', () => {
  const labels = Object.values(PLACEHOLDERS).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});
