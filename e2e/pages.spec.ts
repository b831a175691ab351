import { violations } from './support/accessibility';
import { sitemapRoutes } from './support/site';
import { expect, test, visit } from './support/test';

const WIDTHS = [390, 1280];

/** For the longest pages, which axe takes half a minute to look through. */
test.setTimeout(3 * 60_000);

for (const route of sitemapRoutes()) {
  test(`/${route} is a whole page, and accessible in both colour modes, narrow and wide`, async ({ page, pageErrors }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await visit(page, route)).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S+ \| eliza$/u);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{9,}/u);
    for (const diagram of await page.locator('[data-diagram]').all()) {
      await diagram.scrollIntoViewIfNeeded();
      await expect(diagram.locator('.docusaurus-mermaid-container svg')).toBeVisible({ timeout: 30_000 });
    }
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page, { coloursOnly: colorScheme === 'light' }), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
    expect(pageErrors).toEqual([]);
  });
}
