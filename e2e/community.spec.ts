import { expect, test, visit } from './support/test';

test('profiles can be sorted and filtered', async ({ page }) => {
  await visit(page, 'community/Contributors/profiles/');
  const main = page.getByRole('main');
  const names = main.locator('li strong');
  const all = await names.count();
  await main.getByLabel('Order').selectOption('Name');
  const sorted = await names.allTextContents();
  expect(sorted).toEqual([...sorted].sort((one, other) => one.localeCompare(other)));
  await main.getByLabel('Name or area').fill('plugin-solana');
  const shown = await names.count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(all);
  await expect(main.getByRole('status')).toHaveText(`${shown} of ${all} people`);
});

test('the curated links can be filtered', async ({ page }) => {
  await visit(page, 'community/awesome-eliza/');
  const main = page.getByRole('main');
  await main.getByLabel('Filter').fill('characterfile');
  await expect(main.getByRole('link', { name: 'characterfile' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Videos' })).toHaveCount(0);
});
