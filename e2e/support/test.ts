import { test as base, expect, type Page } from '@playwright/test';
import { findChromium } from './chromium';

interface Fixtures {
  /** What the page wrote to the console as an error, and exceptions nobody caught. */
  pageErrors: string[];
}

/** Playwright's test, with the browser that install-browser.setup.ts made sure of. */
export const test = base.extend<Fixtures>({
  pageErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') {
        errors.push(message.text());
      }
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(errors);
  },
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, executablePath: findChromium() });
    },
    { scope: 'worker' },
  ],
});

/** Opens a route (below the base path) and waits until React has taken over. */
export async function visit(page: Page, route: string): Promise<number> {
  const response = await page.goto(route);
  await hydrated(page);
  return response?.status() ?? 0;
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

export { expect };
