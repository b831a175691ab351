import { expect, test, visit } from './support/test';

test('an unknown path gives the not-found page, which says what was asked and where to go', async ({ page }) => {
  expect(await visit(page, 'docs/no-such-page/')).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const main = page.getByRole('main');
  await expect(main).toContainText('/eliza/docs/no-such-page/');
  await main.getByRole('link', { name: 'Quickstart' }).click();
  await expect(page).toHaveURL(/\/eliza\/docs\/quickstart\/$/u);
});
