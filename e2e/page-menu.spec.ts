import { expect, test, visit } from './support/test';

const ROUTE = 'docs/core/providers/';

test.describe('the menu of a page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the page as Markdown, and says so', async ({ page }) => {
    await visit(page, ROUTE);
    const menu = page.locator('details', { hasText: 'Copy page' });
    await menu.locator('summary').click();
    await menu.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(menu.getByRole('status')).toHaveText(': copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const file = await page.request.get('docs/core/providers.md');
    expect(copied).toBe(await file.text());
  });

  test('copies in a browser that has no ClipboardItem', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
    await visit(page, ROUTE);
    await page.locator('summary', { hasText: 'Copy page' }).click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.locator('details[open]').getByRole('status')).toHaveText(': copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('title: Providers');
  });

  for (const [what, answer] of [
    ['is missing', { status: 404 }],
    ['is empty', { contentType: 'text/markdown', body: '' }],
    ['is a login page', { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }],
    [
      'is a login page of another type',
      { contentType: 'text/markdown', body: '<!doctype html><title>Sign in</title>' },
    ],
  ] as const) {
    test(`says that copying failed, if the file ${what}, and copies nothing`, async ({ page }) => {
      await page.route('**/providers.md', (route) => route.fulfill(answer));
      await visit(page, ROUTE);
      await page.evaluate(() => navigator.clipboard.writeText('from before'));
      await page.locator('summary', { hasText: 'Copy page' }).click();
      await page.getByRole('button', { name: 'Copy as Markdown' }).click();
      await expect(page.locator('details[open]').getByRole('status')).toHaveText(': failed, view it instead');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('from before');
      await page.unroute('**/providers.md');
      await page.getByRole('button', { name: 'Copy as Markdown' }).click();
      await expect(page.locator('details[open]').getByRole('status')).toHaveText(': copied');
    });
  }

  test('says that copying failed, if there is no answer within ten seconds', async ({ page }) => {
    // Sends no answer.
    await page.route('**/providers.md', () => undefined);
    await visit(page, ROUTE);
    await page.locator('summary', { hasText: 'Copy page' }).click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.locator('details[open]').getByRole('status')).toHaveText(': failed, view it instead');
  });

  test('opens and closes by keyboard, and closes by a click elsewhere and on the next page', async ({ page }) => {
    await visit(page, ROUTE);
    const menu = page.locator('details', { hasText: 'Copy page' });
    const summary = menu.locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    await expect(menu.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: 'Copy as Markdown' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();

    await summary.click();
    await expect(menu).toHaveAttribute('open', '');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).not.toHaveAttribute('open');

    await summary.click();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Providers');
    await expect(menu).not.toHaveAttribute('open');
  });

  test('leads to the Markdown of the page it is on, also after a navigation', async ({ page }) => {
    await visit(page, ROUTE);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Providers');
    const { pathname } = new URL(page.url());
    const file = pathname.replace(/\/$/u, '.md');
    await page.locator('summary', { hasText: 'Copy page' }).click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', file);
    const question = encodeURIComponent(`https://elizaos.github.io${file}`);
    for (const name of ['Open in ChatGPT', 'Open in Claude']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', new RegExp(question, 'u'));
    }
  });
});
