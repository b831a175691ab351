import { expect, test } from '@playwright/test';
import { brokenLinks } from '../support/links';

test('every internal link and anchor of every built page leads somewhere', () => {
  test.setTimeout(5 * 60_000);
  const broken = brokenLinks();
  expect(broken, `\n${broken.join('\n')}\n`).toEqual([]);
});
