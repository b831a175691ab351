import type { Page } from '@playwright/test';
import { SEARCH_BUDGET } from './budgets';
import { countBytes, saveData } from './support/bytes';
import { builtDigests } from './support/site';
import { expect, hitsFrom, test, visit } from './support/test';

/** Waits until every shown hit has its excerpt. */
async function excerptsShown(page: Page): Promise<void> {
  const excerpts = page.locator('[role="option"] > span + span');
  await expect(excerpts.first()).toBeVisible();
  await expect(excerpts.filter({ hasNotText: /\S/u })).toHaveCount(0);
}

test('the search stays within its byte budget', async ({ page }) => {
  // Pages that are fetched ahead don't count here.
  await saveData(page);
  const early: string[] = [];
  page.context().on('request', (request) => early.push(request.url()));
  await visit(page, 'docs/core/actions/');
  await page.waitForLoadState('networkidle');
  expect(early.filter((address) => /search-data|search-panel|_worker_ts/u.test(address))).toEqual([]);

  const loaded = countBytes(page);
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.click();
  await expect(box).toBeEnabled();
  await box.fill('twitter login failed');
  await excerptsShown(page);
  const first = await loaded();
  console.log(`from opening to the first results: ${first.toFixed(1)} KB`);
  expect(first).toBeGreaterThan(100);
  expect(first).toBeLessThanOrEqual(SEARCH_BUDGET.firstResults);

  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(hitsFrom(page, 'Archive').first()).toBeVisible();
  await excerptsShown(page);
  const archive = (await loaded()) - first;
  console.log(`the archive in addition: ${archive.toFixed(1)} KB`);
  expect(archive).toBeGreaterThan(50);
  expect(archive).toBeLessThanOrEqual(builtDigests().length * SEARCH_BUDGET.archiveDay);
});
