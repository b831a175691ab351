import { violations } from './support/accessibility';
import { sitemapRoutes } from './support/site';
import { expect, test, visit } from './support/test';

const WIDTHS = [390, 1280];

/** For the longest pages, which axe takes half a minute to look through. */
test.setTimeout(3 * 60_000);

/** Pages of the chat archive come in a few forms; the shortest way through them is below. */
const ARCHIVE = /^community\/Discord\/(?:topics\/|[^/]+\/[^/]+\/chat_).+/u;
/** Of each channel one digest, and one topic, are looked at like all other pages. */
const SAMPLE = /chat_2024-11-2[0-6]\/$|topics\/actions\/$/u;

const routes = sitemapRoutes();
const sampled = new Map(routes.filter((route) => SAMPLE.test(route)).map((route) => [route.replace(/[^/]+\/$/u, ''), route]));
const isBrief = (route: string): boolean => ARCHIVE.test(route) && ![...sampled.values()].includes(route);

for (const route of routes.filter((candidate) => !isBrief(candidate))) {
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

for (const [folder, briefs] of groupByFolder(routes.filter(isBrief))) {
  test(`the ${briefs.length} other pages of /${folder} are whole and accessible`, async ({ page, pageErrors }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    for (const route of briefs) {
      expect(await visit(page, route), route).toBe(200);
      await expect(page.locator('h1'), route).toHaveCount(1);
      expect(await violations(page), route).toEqual([]);
    }
    expect(pageErrors).toEqual([]);
  });
}

function groupByFolder(paths: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const route of paths) {
    const folder = route.replace(/[^/]+\/$/u, '');
    groups.set(folder, [...(groups.get(folder) ?? []), route]);
  }
  return groups;
}
