import { TEMPLATES } from './support/bytes';
import { expect, test, visit } from './support/test';

// The main ways of using the site, in Chromium and, where they are installed, in Firefox and WebKit.

for (const [template, route] of Object.entries(TEMPLATES)) {
  test(`a page of the template "${template}" hydrates, and writes nothing to the console`, async ({
    page,
    pageErrors,
  }) => {
    expect(await visit(page, route)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(pageErrors).toEqual([]);
  });
}

test('a search finds a page, and the hit leads to it', async ({ page, pageErrors }) => {
  await visit(page, 'docs/intro/');
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.click();
  await expect(box).toBeEnabled();
  await box.fill('quickstart');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
  expect(pageErrors).toEqual([]);
});

test('on a phone the drawer leads to another page', async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, 'docs/intro/');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'Quickstart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('the colour mode can be switched', async ({ page, pageErrors }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, 'docs/intro/');
  await page.getByRole('button', { name: /dark and light mode/u }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(pageErrors).toEqual([]);
});

test('the button of a code block copies it', async ({ page, pageErrors }) => {
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
  expect(pageErrors).toEqual([]);
});

test('a diagram is drawn', async ({ page, pageErrors }) => {
  await visit(page, 'docs/core/agents/');
  const diagram = page.locator('[data-diagram]').first();
  await diagram.scrollIntoViewIfNeeded();
  await expect(diagram.locator('.docusaurus-mermaid-container svg')).toBeVisible({ timeout: 30_000 });
  expect(pageErrors).toEqual([]);
});

test('the calendar of the archive leads to a day of a channel', async ({ page, pageErrors }) => {
  await visit(page, 'community/Discord/');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Channel' }).selectOption('coders');
  await main
    .getByRole('table', { name: 'November 2024' })
    .getByRole('link', { name: /^20 November 2024/u })
    .click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('#coders, 20 November 2024');
  expect(pageErrors).toEqual([]);
});
