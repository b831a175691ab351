import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

/** Changes the HTML of a page on its way. @returns what the page writes to the console */
async function change(page: Page, route: string, html: (text: string) => string): Promise<string[]> {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.route(`**/${route}`, async (request) => {
    const response = await request.fetch();
    await request.fulfill({ response, body: html(await response.text()) });
  });
  return messages;
}

test('an inline script that is not from the build does not run', async ({ page }) => {
  const violations = await change(page, 'docs/intro/', (html) => `${html}<script>window.injected = true</script>`);
  await visit(page, 'docs/intro/');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(violations.join('\n')).toContain('Content Security Policy');
});

test('links and handlers that get into a page run no code', async ({ page }) => {
  const link = '<a href="javascript:void(window.injected=true)" onclick="window.injected=true" id="added">Go</a>';
  const violations = await change(page, 'docs/intro/', (html) => html + link);
  await visit(page, 'docs/intro/');
  await page.locator('#added').dispatchEvent('click');
  const refused = (what: string): RegExp => new RegExp(`${what}[^]*Content Security Policy`, 'iu');
  await expect.poll(() => violations.join('\n')).toMatch(refused('inline event handler'));
  await expect.poll(() => violations.join('\n')).toMatch(refused('JavaScript URL'));
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('the inline scripts of the build run: the color mode is set before React runs', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'light' });
  const page = await context.newPage();
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('docs/intro/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await context.close();
});

test('the referrer tells other sites only the origin', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'strict-origin-when-cross-origin');
});

test('a page that redirects keeps query and hash, and its policy refuses other scripts', async ({ page }) => {
  await page.goto('docs/core/?x=1#y', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/docs\/core\/characterfile\/\?x=1#y$/u);
  const violations = await change(page, 'docs/core/', (html) =>
    html.replace('<title>', '<script>window.stop()</script><title>'),
  );
  await page.goto('docs/core/', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/docs\/core\/characterfile\/$/u);
  expect(violations.join('\n')).toContain('Content Security Policy');
});
