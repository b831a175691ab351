import { expect, test, visit } from './support/test';

test('an unknown path gives the not-found page, which says what was asked and what is most like it', async ({ page }) => {
  expect(await visit(page, 'docs/quikstart/')).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const main = page.getByRole('main');
  await expect(main).toContainText('/eliza/docs/quikstart/');
  await expect(main.getByRole('listitem').first()).toHaveText('docs/quickstart/');
  await main.getByRole('link', { name: 'docs/quickstart/', exact: true }).click();
  await expect(page).toHaveURL(/\/eliza\/docs\/quickstart\/$/u);
});

test('an unknown path can be searched for', async ({ page }) => {
  await visit(page, 'docs/core/action_handler/');
  await page.getByRole('link', { name: 'Search for “core action handler”' }).click();
  await expect(page).toHaveURL(/\/eliza\/search\/\?q=core\+action\+handler$/u);
});

test('without a sitemap the not-found page leads to the entrances', async ({ page }) => {
  await page.route('**/sitemap.xml', (route) => route.abort());
  await visit(page, 'docs/quikstart/');
  await expect(page.getByRole('main').getByRole('link', { name: 'docs/intro/' })).toBeVisible();
});
