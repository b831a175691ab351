import type { Locator, Page } from '@playwright/test';
import { expect, test, titleOf, visit } from './support/test';

const ROUTE = 'docs/core/providers/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const menuOf = (page: Page): Locator => page.locator('details', { hasText: 'View as Markdown' });
const buttonOf = (page: Page): Locator => page.getByRole('button', { name: 'Copy page' });
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Copies the page with one click, and waits until the page says what came of it. */
async function copy(page: Page, result: string): Promise<void> {
  await buttonOf(page).click();
  await expectResult(page, result);
}

async function expectResult(page: Page, result: string): Promise<void> {
  await expect(buttonOf(page).locator('..').getByRole('status')).toHaveText(result);
}

const COPIED = 'Copied';
const FAILED = 'Failed: view it instead';

test('copies the page as Markdown with one click, says so, and nothing moves', async ({ page }) => {
  await visit(page, ROUTE);
  const places = (): Promise<unknown> =>
    Promise.all([buttonOf(page), titleOf(page), menuOf(page)].map((one) => one.boundingBox()));
  const before = await places();
  await copy(page, COPIED);
  expect(await places()).toEqual(before);
  const file = await page.request.get('docs/core/providers.md');
  expect(await clipboard(page)).toBe(await file.text());
});

for (const route of ['docs/recipes/discord-bot/', 'docs/tutorial/ada-acts/']) {
  test(`copies /${route} as a prompt, which has the guide and its URL`, async ({ page }) => {
    await visit(page, route);
    await menuOf(page).locator('summary').click();
    await menuOf(page).getByRole('button', { name: 'Copy as prompt' }).click();
    await expectResult(page, COPIED);
    const file = route.replace(/\/$/u, '.md');
    const markdown = await (await page.request.get(file)).text();
    const prompt = await clipboard(page);
    expect(prompt).toContain(`Eliza 0.1.7`);
    expect(prompt).toContain(`https://elizaos.github.io/eliza/${file}`);
    expect(prompt.slice(-markdown.length)).toBe(markdown);
  });
}

test('offers a prompt only for pages with steps', async ({ page }) => {
  for (const route of [ROUTE, 'docs/recipes/', 'docs/tutorial/']) {
    await visit(page, route);
    await menuOf(page).locator('summary').click();
    await expect(menuOf(page).getByRole('link', { name: 'Open in Claude' })).toBeVisible();
    await expect(menuOf(page).getByRole('button')).toHaveCount(0);
  }
});

for (const [pointer, least] of [
  ['a mouse', 24],
  ['a finger', 44],
] as const) {
  test.describe(`with ${pointer}`, () => {
    test.use({ hasTouch: least === 44, isMobile: least === 44 });
    test(`the button and the arrow are at least ${least} px large`, async ({ page }) => {
      await visit(page, ROUTE);
      for (const target of [buttonOf(page), menuOf(page).locator('summary')]) {
        const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
      }
    });
  });
}

test('copies all parts of a long page', async ({ page }) => {
  await visit(page, 'docs/troubleshooting/');
  await copy(page, COPIED);
  const copied = await clipboard(page);
  const first = await (await page.request.get('docs/troubleshooting.md')).text();
  const parts = [...new Set(first.match(/docs\/troubleshooting\.part-\d+\.md/gu))];
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    expect(copied).toContain(await (await page.request.get(part)).text());
  }
});

test('copies in a browser that has no ClipboardItem', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
  await visit(page, ROUTE);
  await copy(page, COPIED);
  expect(await clipboard(page)).toContain('title: Providers');
});

for (const [what, answer] of [
  ['is missing', { status: 404 }],
  ['is empty', { contentType: 'text/markdown', body: '' }],
  ['is a login page', { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }],
  ['is a login page of another type', { contentType: 'text/markdown', body: '<!doctype html><title>Sign in</title>' }],
] as const) {
  test(`says that copying failed, if the file ${what}, and copies nothing`, async ({ page }) => {
    await page.route('**/providers.md', (route) => route.fulfill(answer));
    await visit(page, ROUTE);
    await page.evaluate(() => navigator.clipboard.writeText('from before'));
    await copy(page, FAILED);
    expect(await clipboard(page)).toBe('from before');
    await page.unroute('**/providers.md');
    await copy(page, COPIED);
  });
}

test('says that copying failed, if there is no answer within ten seconds', async ({ page }) => {
  // Sends no answer.
  await page.route('**/providers.md', () => undefined);
  await visit(page, ROUTE);
  await copy(page, FAILED);
});

test('a problem is reported with the page, the release and the selected words', async ({ page }) => {
  await visit(page, ROUTE);
  await menuOf(page).evaluate((menu: HTMLDetailsElement) => (menu.open = true));
  const report = menuOf(page).getByRole('link', { name: 'Report a problem' });
  await expect(report).toHaveAttribute('href', /issues\/new\?title=Documentation/u);
  const selected = await page.evaluate(() => {
    const paragraph = document.querySelector('.markdown > p');
    window.getSelection()?.selectAllChildren(paragraph as Node);
    return window.getSelection()?.toString() ?? '';
  });
  // Without opening GitHub.
  await report.evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  const { searchParams } = new URL((await report.getAttribute('href')) ?? '');
  expect(searchParams.get('body')).toContain(`/${ROUTE} (release 0.1.7)`);
  expect(searchParams.get('body')).toContain(`> ${selected.split('\n')[0] ?? 'nothing'}`);
});

test('opens and closes by keyboard, and closes by a click elsewhere and on the next page', async ({ page }) => {
  await visit(page, ROUTE);
  const menu = menuOf(page);
  const summary = menu.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open', '');
  await expect(menu.getByRole('link', { name: 'Open in ChatGPT' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Open in ChatGPT' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();

  await summary.click();
  await expect(menu).toHaveAttribute('open', '');
  await titleOf(page).click();
  await expect(menu).not.toHaveAttribute('open');

  await summary.click();
  await page.locator('.pagination-nav__link--next').click();
  await expect(titleOf(page)).not.toHaveText('Providers');
  await expect(menu).not.toHaveAttribute('open');
});

test('leads to the Markdown of the page it is on, also after a navigation', async ({ page }) => {
  await visit(page, ROUTE);
  await page.locator('.pagination-nav__link--next').click();
  await expect(titleOf(page)).not.toHaveText('Providers');
  const { pathname } = new URL(page.url());
  const file = pathname.replace(/\/$/u, '.md');
  await menuOf(page).locator('summary').click();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', file);
  const question = encodeURIComponent(`https://elizaos.github.io${file}`);
  for (const name of ['Open in ChatGPT', 'Open in Claude']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', new RegExp(question, 'u'));
  }
});
