import { expect, test, visit } from './support/test';

const PAGE = 'api/functions/generateObject/';

test('a page keeps its lists when it is hydrated, and its links lead to the section', async ({ page }) => {
  await visit(page, PAGE);
  const leads = page.locator('[data-leads]');
  const guide = leads.getByRole('link', { name: 'Ask for data' }).first();
  await expect(guide).toBeVisible();
  await expect(leads.getByText(/files of \d+ packages/u)).toBeVisible();
  await guide.click();
  await expect(page).toHaveURL(/\/docs\/packages\/generation\/#ask-for-data$/u);
  await expect(page.getByRole('heading', { name: 'Ask for data' })).toBeInViewport();
});

test('a page that is opened by a link has the same lists', async ({ page }) => {
  await visit(page, 'api/globals/');
  await page.locator('main a[href$="/api/functions/generateObject/"]').last().click();
  await expect(page).toHaveURL(/\/api\/functions\/generateObject\/$/u);
  const built = page.locator('[data-built]');
  await expect(built.first().getByRole('link', { name: 'Ask for data' }).first()).toBeVisible();
  const opened = await built.allInnerTexts();
  await page.reload();
  await expect(built.first()).toBeVisible();
  expect(await built.allInnerTexts()).toEqual(opened);
});
