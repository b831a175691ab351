import { TEMPLATES } from './support/bytes';
import { expect, test, titleOf, visit } from './support/test';

// The main ways of using the site, in Chromium and, where they are installed, in Firefox and WebKit.

test.afterEach(({ pageErrors }) => {
  expect(pageErrors).toEqual([]);
});

for (const [template, route] of Object.entries(TEMPLATES)) {
  test(`a page of the template "${template}" hydrates, and writes nothing to the console`, async ({ page }) => {
    expect(await visit(page, route)).toBe(200);
    await expect(titleOf(page)).toBeVisible();
  });
}

test('a search finds a page, and the hit leads to it', async ({ page }) => {
  await visit(page, 'docs/intro/');
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.click();
  await expect(box).toBeEnabled();
  await box.fill('quickstart');
  await page.getByRole('option').first().click();
  await expect(titleOf(page)).toHaveText('Quickstart');
});

test('on a phone the drawer leads to another page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, 'docs/intro/');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'Quickstart' }).click();
  await expect(titleOf(page)).toHaveText('Quickstart');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('the color mode can be switched', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, 'docs/intro/');
  await page.getByRole('button', { name: /dark and light mode/u }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the button of a code block copies it', async ({ page }) => {
  // Not every browser lets a test read the clipboard, so this checks the selected text that the copy takes.
  await page.addInitScript(() => {
    document.addEventListener('copy', () => {
      const { activeElement } = document;
      const copied = activeElement instanceof HTMLTextAreaElement ? activeElement.value : String(getSelection());
      document.documentElement.dataset.copied = copied;
    });
  });
  await visit(page, 'docs/core/actions/');
  const block = page.locator('.theme-code-block').first();
  const lines = await block.locator('code > span, code > div').allTextContents();
  await block.hover();
  await block.getByRole('button', { name: /^Copy/u }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = (await page.locator('html').getAttribute('data-copied')) ?? '';
  expect(copied.split('\n').map((line) => line.trim())).toEqual(lines.map((line) => line.trim()));
});

test('a diagram is drawn', async ({ page }) => {
  await visit(page, 'docs/core/agents/');
  const diagram = page.locator('[data-diagram]').first();
  await diagram.scrollIntoViewIfNeeded();
  await expect(diagram.locator('.docusaurus-mermaid-container svg')).toBeVisible({ timeout: 30_000 });
});

test('the calendar of the archive leads to a day of a channel', async ({ page }) => {
  await visit(page, 'community/Discord/');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Channel' }).selectOption('coders');
  await main
    .getByRole('table', { name: 'November 2024' })
    .getByRole('link', { name: /^20 November 2024/u })
    .click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('#coders, 20 November 2024');
});
