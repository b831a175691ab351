import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import offers from '../release/offers.json';

const text = readFileSync('docs/releases.md', 'utf8');
const [, table = ''] = /\| The checkout has \| Release \|\n([^]*?)\n\n/u.exec(text) ?? [];
/** Folder by which a checkout is told, and its release. */
const marks = [...table.matchAll(/^\| `packages\/([^`]+)` \| \**([\d.]+)/gmu)].map(([, folder = '', version = '']) => ({
  folder,
  version,
}));

it('lists the releases from the newest to the oldest', () => {
  const versions = marks.map(({ version }) => version);
  const byNumber = new Intl.Collator('en', { numeric: true });
  expect(versions.length).toBeGreaterThan(5);
  expect(versions).toEqual([...versions].sort(byNumber.compare).reverse());
});

it.each(marks)('$folder tells $version from those before 0.1.7, and from those after it', ({ folder, version }) => {
  const later = Object.entries(offers.later).find(([, { packages }]) => packages.includes(folder))?.[0];
  // Folders of releases from 0.25.8 on are in no list.
  const expected = /^0\.1\.[89]$/u.test(version) ? version : undefined;
  expect(later).toBe(expected);
  expect(offers.packages.includes(folder)).toBe(/^0\.1\.[1-7]$/u.test(version));
});
