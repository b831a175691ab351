import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

const INDEX = /search-index/u;

async function search(page: Page, query: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.click();
  await expect(box).toBeEnabled();
  await box.fill(query);
}

const FINDS = [
  { what: 'a guide', query: 'quickstart', url: /\/eliza\/docs\/quickstart\// },
  { what: 'an API page', query: 'composeContext', url: /\/eliza\/api\/functions\/composeContext\// },
  { what: 'a community page', query: 'good report', url: /\/eliza\/community\// },
] as const;

for (const { what, query, url } of FINDS) {
  test(`search finds ${what}`, async ({ page }) => {
    await visit(page, 'docs/intro/');
    await search(page, query);
    await page.getByRole('option').first().waitFor();
    const addresses = await page
      .getByRole('option')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.some((address) => url.test(address)), addresses.join('\n')).toBe(true);
  });
}

test('the box says that the index is loading, then takes the focus back', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(INDEX, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, 'docs/intro/');
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await page.keyboard.press('Control+k');
  await expect(box).toBeDisabled();
  await expect(box).toHaveAttribute('placeholder', 'Loading...');
  release();
  await expect(box).toBeEnabled();
  await expect(box).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await expect(box).toBeFocused();
});

test('on a Mac the box shows the command key', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' });
  });
  await visit(page, 'docs/intro/');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveAttribute('placeholder', 'Search ⌘+K');
});

test('an index that can not be loaded is told', async ({ page }) => {
  await page.context().route(INDEX, (route) => route.abort());
  await visit(page, 'docs/intro/');
  await page.getByRole('combobox', { name: 'Search' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
});

test('results and "See all results" are reached by keyboard', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await search(page, 'AgentRuntime');
  const options = page.getByRole('option');
  await expect(options.last()).toHaveText('See all results');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/eliza\/search\/\?q=AgentRuntime/u);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AgentRuntime');
  await expect(page.locator('a[href*="/api/classes/AgentRuntime/"]').first()).toBeVisible();
});

test('nothing found is said', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await search(page, 'qqqzzzxxx');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
});
