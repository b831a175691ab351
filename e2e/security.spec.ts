import { builtFiles, readBuilt } from './support/site';
import { expect, test, visit } from './support/test';

test('an inline script that is not from the build does not run', async ({ page }) => {
  await page.route('**/docs/intro/', async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}<script>window.injected = true</script>`;
    await route.fulfill({ response, body });
  });
  const violations: string[] = [];
  page.on('console', (message) => violations.push(message.text()));
  await visit(page, 'docs/intro/');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(violations.join('\n')).toContain('Content Security Policy');
});

test('links and handlers that get into a page run no code', async ({ page }) => {
  await page.route('**/docs/intro/', async (route) => {
    const response = await route.fetch();
    const link = '<a href="javascript:void(window.injected=true)" onclick="window.injected=true" id="added">Go</a>';
    await route.fulfill({ response, body: (await response.text()) + link });
  });
  const violations: string[] = [];
  page.on('console', (message) => violations.push(message.text()));
  await visit(page, 'docs/intro/');
  await page.locator('#added').dispatchEvent('click');
  const refused = (what: string): RegExp => new RegExp(`${what}[^]*Content Security Policy`, 'iu');
  await expect.poll(() => violations.join('\n')).toMatch(refused('inline event handler'));
  await expect.poll(() => violations.join('\n')).toMatch(refused('JavaScript URL'));
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('the inline scripts of the build run: the colour mode is set before React runs', async ({ browser }) => {
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

test('every page has a policy, also those that redirect', () => {
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  expect(pages).toContain('docs/core/index.html');
  expect(pages.filter((file) => !readBuilt(file).includes('http-equiv="Content-Security-Policy"'))).toEqual([]);
});

test('a page that redirects keeps query and hash, and its policy refuses other scripts', async ({ page }) => {
  await page.goto('docs/core/?x=1#y', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/docs\/core\/characterfile\/\?x=1#y$/u);
  const violations: string[] = [];
  page.on('console', (message) => violations.push(message.text()));
  await page.route('**/docs/core/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', '</head><script>window.stop()</script>');
    await route.fulfill({ response, body });
  });
  await page.goto('docs/core/', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/docs\/core\/characterfile\/$/u);
  expect(violations.join('\n')).toContain('Content Security Policy');
});
