import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

for (const route of ['', 'docs/core/actions/', 'api/interfaces/Action/', 'community/']) {
  test(`/${route} reads and leads on without JavaScript`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API', exact: true }).click();
    await expect(page).toHaveURL(/\/eliza\/api\/$/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
