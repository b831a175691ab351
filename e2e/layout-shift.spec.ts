import { TEMPLATES } from './support/bytes';
import { expect, hydrated, test } from './support/test';

const ROUTES = [
  ...Object.values(TEMPLATES),
  'docs/known-defects/',
  'docs/packages/plugins/',
  'docs/guides/configuration/',
  'docs/troubleshooting/',
  'community/Contributors/profiles/',
  'community/Discord/',
  'community/Streams/',
  'search/?q=action',
  'docs/core/acton/',
];

/** How long each script, and each image, is held back in milliseconds: the page is painted without them first. */
const DELAYS = [
  [/\.js$/u, 100],
  [/\.(?:webp|png|jpe?g|svg)$/u, 300],
] as const;

/** What browsers round to 0.00. */
const NOTHING = 0.005;

interface Shift {
  value: number;
  moved: string[];
}

for (const width of [390, 1280]) {
  test(`nothing moves while a page is loaded, ${width} px wide`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    for (const [pattern, delay] of DELAYS) {
      await page.route(pattern, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
    }
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
          const moved = sources.map(({ node }) => (node instanceof Element ? `${node.tagName} ${node.className}` : ''));
          shifts.push({ value, moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const route of ROUTES) {
      await page.goto(route);
      await hydrated(page);
      if (route.includes('?q=')) {
        await expect(page.locator('main li span + span').last()).toHaveText(/\S/u);
      }
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts ?? []);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `/${route}: ${JSON.stringify(shifts)}`).toBeLessThan(NOTHING);
    }
  });
}
