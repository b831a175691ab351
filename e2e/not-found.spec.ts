import type { Page } from '@playwright/test';
import { repeatsUnless } from './support/templates';
import { expect, test, titleOf, visit } from './support/test';

test('an unknown path shows the not-found page, with the requested path and similar pages', async ({ page }) => {
  expect(await visit(page, 'docs/quikstart/')).toBe(404);
  await expect(titleOf(page)).toHaveText('Page not found');
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

test('a path without a similar page leads to pages about its words, each once', async ({ page }) => {
  await visit(page, 'docs/memory-reset/');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links.filter({ hasText: 'Reset memory, change embeddings' })).toHaveCount(1);
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('without a sitemap and a search, the not-found page links to start pages', async ({ page }) => {
  await page.route(/\/sitemap\.xml|\/search-data\//u, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/search-data/'));
  await visit(page, 'docs/quikstart/');
  await failed;
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'home page' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'introduction' })).toBeVisible();
  await expect(main.getByRole('list')).toHaveCount(0);
});

test('the not-found page has no canonical address, and the next page has one', async ({ page }) => {
  await visit(page, 'docs/quikstart/');
  const main = page.getByRole('main');
  // When React has hydrated the head.
  await expect(main).toContainText('/eliza/docs/quikstart/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const addresses = page.locator('link[rel="canonical"], link[hreflang], meta[property="og:url"]');
  await expect(addresses).toHaveCount(0);
  await main.getByRole('link', { name: 'docs/quickstart/', exact: true }).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/eliza\/docs\/quickstart\/$/u);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/eliza\/docs\/quickstart\/$/u);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

/** Addresses below every part of the site that has its own routes. */
const MISSING = [
  'docs/nope/',
  'docs/core/nope/',
  'docs/api/nope/',
  'docs/api/classes/Nope/',
  'api/nope/',
  'api/classes/Nope/',
  'community/nope/',
  'community/Streams/nope/',
  'community/Discord/nope/',
  'community/Discord/development/coders/nope/',
  'nope/',
];

/** Checks what the head says, which is that of 404.html. */
async function expectTitle(page: Page): Promise<void> {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page).toHaveTitle('Page Not Found | eliza');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Page Not Found | eliza');
  await expect(page.locator('html[lang="en"][dir="ltr"]')).toHaveCount(1);
}

for (const [index, path] of MISSING.entries()) {
  // Every second one is at the root of an instance.
  test(
    `${path} says that there is no such page, on load and after a click`,
    repeatsUnless(index % 2 === 0),
    async ({ page }) => {
      const announcement = page.getByRole('status').filter({ hasText: '| eliza' });
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      expect(await visit(page, path)).toBe(404);
      await expect(heading).toHaveText('Page not found');
      await expect(page.getByRole('main')).toContainText(`/eliza/${path}`);
      await expectTitle(page);

      await visit(page, 'docs/intro/');
      await expect(heading).toHaveText('Introduction');
      // The answer of the router, without another load.
      await page.evaluate((address) => {
        Object.assign(window, { sameDocument: true });
        window.history.pushState({}, '', address);
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, `/eliza/${path}`);
      await expect(heading).toHaveText('Page not found');
      await expect(page.getByRole('main')).toContainText(`/eliza/${path}`);
      await expectTitle(page);
      await expect(announcement).toHaveText('Page Not Found | eliza');
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    },
  );
}
