import { expect, test } from '@playwright/test';
import { brokenLinks, orphans } from '../support/links';

// In one process, which reads the pages once.
test.describe.configure({ mode: 'default' });

test('every internal link and anchor of every built page leads somewhere', () => {
  test.setTimeout(5 * 60_000);
  const broken = brokenLinks();
  expect(broken, `\n${broken.join('\n')}\n`).toEqual([]);
});

test('every page of the sitemap is linked from another page', () => {
  test.setTimeout(5 * 60_000);
  expect(orphans()).toEqual([]);
});
