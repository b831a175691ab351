import { expect, it } from 'vitest';
import { written } from '../../../page-model/written';
import { PLACEHOLDERS, type Placeholder } from './placeholders';

const ADDRESS = /^\/(docs\/.+)\/#(.+)$/u;

it.each(Object.entries<Placeholder>(PLACEHOLDERS))(
  '%s links to a section of a guide, and has an explanation in sentences',
  (_name, { explanation, guide }) => {
    const [, page = '', anchor = ''] = ADDRESS.exec(guide) ?? [];
    expect(written(`${page}.md`).headings.map((heading) => heading.anchor)).toContain(anchor);
    expect(explanation).toMatch(/^(?:\p{Lu}|\{).*\.$/u);
  },
);

it('has a label for each', () => {
  const labels = Object.values(PLACEHOLDERS).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});
