import { sitemapRoutes } from './support/site';
import { expect, test, visit } from './support/test';

for (const route of sitemapRoutes()) {
  test(`/${route} is a whole page`, async ({ page, pageErrors }) => {
    expect(await visit(page, route)).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S+ \| eliza$/u);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{9,}/u);
    expect(pageErrors).toEqual([]);
  });
}
