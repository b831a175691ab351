import { test as base, expect, type ConsoleMessage, type Locator, type Page } from '@playwright/test';
import { SITE, type Site } from './builds';
import { findChromium } from './chromium';
import { serve } from './server';

export interface Options {
  /** The built site that the tests of a project open. */
  site: Site;
}

interface WorkerFixtures extends Options {
  /** Address of the site while the tests run. Each worker has its own server, started when a test needs it. */
  server: string;
}

interface Fixtures {
  /** Errors that the page wrote to the console, and uncaught exceptions. */
  pageErrors: string[];
}

/** Playwright's test, with a server for the site and an installed Chromium. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [SITE, { option: true, scope: 'worker' }],
  server: [
    async ({ site }, use) => {
      const server = await serve(site);
      await use(server.address);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server),
  pageErrors: async ({ page }, use) => {
    const errors: string[] = [];
    const onConsole = (message: ConsoleMessage): void => {
      if (message.type() === 'error') {
        errors.push(message.text());
      }
    };
    const onError = (error: Error): void => {
      errors.push(error.message);
    };
    page.on('console', onConsole).on('pageerror', onError);
    await use(errors);
    // Tests may share the page.
    page.off('console', onConsole).off('pageerror', onError);
  },
  launchOptions: [
    async ({ launchOptions, browserName }, use) => {
      await use(browserName === 'chromium' ? { ...launchOptions, executablePath: findChromium() } : launchOptions);
    },
    { scope: 'worker' },
  ],
});

/** Opens a route (below the base path) and waits until React has hydrated it. */
export async function visit(page: Page, route: string): Promise<number> {
  const response = await page.goto(route);
  await hydrated(page);
  return response?.status() ?? 0;
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  // Sees it at once, where an assertion asks now and then.
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached', timeout: 30_000 });
}

/** The heading of the page. */
/** The hits of the search box from a part of the site other than the guides, which is named above each: `Archive`. */
export const hitsFrom = (page: Page, part: string): Locator =>
  page.getByRole('option').filter({ has: page.getByText(new RegExp(`^${part}(?: ·|$)`, 'u')) });

export const titleOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The menu beside a page of docs. */
export const sidebarOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs sidebar' });

/** The menu at the top. */
export const navbarOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** Holds every request that matches, until it is released. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export { expect };
