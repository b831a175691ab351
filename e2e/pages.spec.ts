import { violations } from './support/accessibility';
import { sitemapRoutes } from './support/site';
import { expect, test, visit } from './support/test';

const COLOUR_MODES = ['dark', 'light'] as const;
const WIDTHS = [390, 1280];

for (const route of sitemapRoutes()) {
  test(`/${route} is a whole page, and accessible in both colour modes, narrow and wide`, async ({ page, pageErrors }) => {
    expect(await visit(page, route)).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S+ \| eliza$/u);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{9,}/u);
    for (const colorScheme of COLOUR_MODES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
    expect(pageErrors).toEqual([]);
  });
}
