import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { expect, test, visit } from './support/test';

const GUIDE = 'docs/core/actions/';
const DIGEST = 'community/Discord/development/coders/chat_2024-11-20/';

/** What opens by itself, by a click or by a fault, and how. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  async 'the drawer'(page) {
    // On a page without code: behind the open drawer, axe's rule about colors fails on code and then finds nothing.
    await visit(page, 'docs/intro/');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar').getByRole('link', { name: 'Quickstart' })).toBeVisible();
  },
  async 'the search'(page) {
    await visit(page, GUIDE);
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.click();
    await expect(box).toBeEnabled();
    await box.fill('action');
    await page.getByRole('option').first().waitFor();
  },
  async 'an enlarged diagram'(page) {
    await visit(page, GUIDE);
    await page.locator('[data-diagram]').first().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Enlarge diagram' }).first().click();
    await expect(page.getByRole('dialog').locator('svg[id^="mermaid"]')).toBeVisible();
  },
  async 'a source of the API, below notes'(page) {
    await visit(page, 'api/functions/trimTokens/');
    await page.getByRole('button', { name: 'Source' }).click();
    await expect(page.locator('.source-panel pre')).toBeVisible();
  },
  async 'the note about a word'(page) {
    await visit(page, 'docs/packages/clients/');
    await page.locator('article .term').first().focus();
    await expect(page.getByRole('tooltip').filter({ visible: true })).toBeVisible();
  },
  async 'the type of a name'(page) {
    await visit(page, GUIDE);
    const sample = page.locator('.theme-code-block.has-types').first();
    await sample.locator('code').hover({ position: { x: 5, y: 5 } });
    await sample.locator('.sample-name', { hasText: 'validate' }).first().focus();
    await expect(page.getByRole('tooltip').filter({ visible: true })).toBeVisible();
  },
  async 'the message on a page without its data'(page) {
    await page.route('**/answers/index.json', (route) => route.abort());
    await visit(page, 'community/Discord/answers/');
    await expect(page.getByRole('alert').filter({ hasText: 'Only the text of this page' })).toBeVisible();
  },
  async 'the message in place of a page'(page) {
    await page.route('**/supabase/index.json', (route) => route.abort());
    await visit(page, 'community/Discord/answers/');
    // By keyboard: a pointer would be over something of the next page, whose colors then fade while axe reads them.
    await page.getByRole('article').getByRole('link', { name: 'Using Supabase' }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'This page could not be loaded' })).toBeVisible();
  },
  async 'the bar of a page without its scripts'(page) {
    await page.route(/\/main\.[^/]+\.js$/u, (route) => route.abort());
    // A page without tables, which only a script can make scrollable by keyboard.
    await page.goto(DIGEST, { waitUntil: 'commit' });
    await expect(page.getByRole('alert').filter({ hasText: 'The scripts of this page did not load' })).toBeVisible();
  },
};

for (const [what, open] of Object.entries(STATES)) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`${what} is accessible, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page);
      expect(await violations(page)).toEqual([]);
    });
  }
}
