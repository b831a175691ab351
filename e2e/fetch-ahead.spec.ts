import type { Page } from '@playwright/test';
import { STAY_MS } from '../src/plugins/client-bundle/client/fetchAhead';
import { saveData } from './support/bytes';
import { scriptsWith } from './support/site';
import { expect, hydrated, test, visit } from './support/test';

const QUICKSTART = scriptsWith('takes you from nothing to an agent that answers');
const FAQ = /\/pages\/docs\/faq\./u;
const DIGEST = 'community/Discord/development/coders/chat_2024-11-21/';

/** Records the requested addresses that match. */
function requestsFor(page: Page, pattern: RegExp): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) {
      found.push(request.url());
    }
  });
  return found;
}

/** Scripts that were fetched ahead and not run. */
async function prefetched(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test('the next page is fetched once its link is visible, and loaded when the pointer is on the link', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && QUICKSTART.test(request.url())) {
      loaded.push(request.url());
    }
  });
  await visit(page, 'docs/intro/');
  await expect.poll(() => prefetched(page)).not.toEqual([]);
  // The same page is also linked below the text.
  const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /Quickstart/u });
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const fetched = await prefetched(page);
  expect(fetched.filter((address) => QUICKSTART.test(address))).toHaveLength(1);
  // Nothing else, although all links of the sidebar are visible.
  expect(fetched.filter((address) => address.includes('/pages/'))).toHaveLength(1);
  expect(loaded).toEqual([]);
  await next.hover();
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
  const count = loaded.length;
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
  expect(loaded).toHaveLength(count);
});

for (const [how, approach] of [
  ['the pointer', 'hover'],
  ['the focus', 'focus'],
] as const) {
  test(`${how} on a link fetches its page`, async ({ page }) => {
    const requests = requestsFor(page, FAQ);
    await visit(page, 'docs/core/actions/');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'FAQ' })[approach]();
    await expect.poll(() => requests).toHaveLength(1);
  });
}

test('the pointer on a link into the chat archive fetches the data of the page', async ({ page, pageErrors }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/index.json')) {
      requests.push(request.url());
    }
  });
  await visit(page, 'community/');
  await page.locator('.menu').getByRole('link', { name: 'Chat archive' }).hover();
  await expect.poll(() => requests).toEqual([expect.stringContaining('community/Discord/index.json')]);
  await page.goto(DIGEST.replace('-21', '-20'));
  await hydrated(page);
  requests.splice(0);
  const next = page.getByRole('main').getByRole('link', { name: /^Next/u });
  await next.hover();
  await expect.poll(() => requests).toEqual([expect.stringContaining(DIGEST)]);
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#coders, 21 November 2024');
  expect(requests).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});

test('a pointer that only passes over links fetches nothing', async ({ page }) => {
  await visit(page, 'docs/core/actions/');
  // The next page is fetched anyway.
  await expect.poll(() => prefetched(page)).toContainEqual(expect.stringContaining('/pages/'));
  const requests = requestsFor(page, /\/pages\/.*\.js$/u);
  // In one task, so that no time passes between the links.
  await page.getByRole('navigation', { name: 'Docs sidebar' }).evaluate((sidebar) => {
    for (const target of [...sidebar.querySelectorAll('a'), document.body]) {
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
  await stayed(page);
  expect(requests).toEqual([]);
});

test('a page that could not be fetched ahead is loaded by the click', async ({ page, pageErrors }) => {
  await page.route(FAQ, (route) => route.abort(), { times: 1 });
  const requests = requestsFor(page, FAQ);
  await visit(page, 'docs/core/actions/');
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'FAQ' });
  await link.hover();
  await expect.poll(() => requests).toHaveLength(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  expect(requests).toHaveLength(2);
  expect(pageErrors.filter((error) => !/ERR_FAILED/u.test(error))).toEqual([]);
});

for (const effectiveType of ['slow-2g', '2g', '3g']) {
  test(`nothing is fetched ahead on a connection of ${effectiveType}`, async ({ page }) => {
    await page.addInitScript(
      (value) => {
        Object.defineProperty(navigator, 'connection', { value });
      },
      { effectiveType, saveData: false },
    );
    await fetchesNothing(page);
  });
}

test('nothing is fetched ahead with data saving', async ({ page }) => {
  await saveData(page);
  await fetchesNothing(page);
});

async function fetchesNothing(page: Page): Promise<void> {
  const requests = requestsFor(page, QUICKSTART);
  await visit(page, 'docs/intro/');
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Quickstart' });
  await link.hover();
  await stayed(page);
  await link.focus();
  await stayed(page);
  expect(requests).toEqual([]);
  expect(await prefetched(page)).toEqual([]);
}

/** Waits until a fetch that the pointer or the focus has started would have been requested. */
async function stayed(page: Page): Promise<void> {
  await page.evaluate(async (ms) => {
    // Timers end in order, so a request after this comes after all earlier ones.
    await new Promise((resolve) => setTimeout(resolve, ms));
    await fetch(location.href, { method: 'HEAD' });
  }, STAY_MS);
}
