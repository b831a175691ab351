import type { Page, Request } from '@playwright/test';
import { HOVER_DELAY_MS, PAGE_DELAY_MS } from '../src/plugins/client-bundle/client/fetchAheadLimits';
import { connect, fetchedAhead } from './support/bytes';
import { BASE_PATH, scriptsWith } from './support/site';
import { expect, hold, hydrated, navbarOf, sidebarOf, test, titleOf, visit } from './support/test';

const QUICKSTART = scriptsWith('Install Eliza 0.1.7, add an OpenAI key');
const FAQ = /\/pages\/docs\/faq\./u;
const DIGEST = 'community/Discord/development/coders/chat_2024-11-21/';
/** Files that pages are made of. */
const FILES = /\/assets\/js\/.*\.js$|\/index\.json$/u;

interface Requests {
  /** Addresses of files that were loaded for use. */
  loaded: string[];
  /** Addresses of files that were only put into the cache. */
  ahead: string[];
}

/** Records requests for files that pages are made of, without those that only ask for a size. */
function recordRequests(page: Page, pattern = FILES): Requests {
  const requests: Requests = { loaded: [], ahead: [] };
  page.on('request', (request: Request) => {
    if (pattern.test(request.url()) && request.method() === 'GET') {
      requests[request.resourceType() === 'other' ? 'ahead' : 'loaded'].push(request.url());
    }
  });
  return requests;
}

/** Route of the page that a script has the content of, if it is one of a page. */
function routeOf(script: string): string | undefined {
  const name = /\/assets\/js\/pages\/(.*)\.[^.]*\.js$/u.exec(script)?.[1];
  return name && `${BASE_PATH}${name}/`;
}

/** Paths that visible links below the elements lead to. */
async function visibleLinks(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((links) =>
    links
      .filter((link) => {
        const { top, bottom, width } = link.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < window.innerHeight;
      })
      .map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
}

test('pages of visible links are fetched after two seconds, those in the article first, and are not run', async ({
  page,
}) => {
  const { loaded, ahead } = recordRequests(page);
  await visit(page, 'docs/intro/');
  await fetchedAhead(page);
  const early = await page.evaluate((delay) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(
        ({ initiatorType, name, startTime }) =>
          initiatorType === 'link' && /\/pages\//u.test(name) && startTime < delay,
      )
      .map(({ name }) => name);
  }, PAGE_DELAY_MS);
  expect(early).toEqual([]);
  const routes = ahead.flatMap((script) => routeOf(script) ?? []);
  expect(routes).toContain(`${BASE_PATH}docs/quickstart/`);
  const visible = await visibleLinks(page, 'a');
  expect(routes.filter((route) => !visible.includes(route))).toEqual([]);
  const inArticle = await visibleLinks(page, 'article a');
  const places = routes.map((route) => inArticle.includes(route));
  expect(places).toContain(true);
  expect(places).toContain(false);
  expect([...places].sort((one, other) => Number(other) - Number(one))).toEqual(places);
  expect(loaded.filter((script) => QUICKSTART.test(script))).toEqual([]);
});

test('each file is fetched once, also by the pages that follow', async ({ page }) => {
  const { loaded, ahead } = recordRequests(page);
  await visit(page, 'docs/intro/');
  const shell = [...loaded];
  expect(shell.length).toBeGreaterThan(5);
  await fetchedAhead(page);
  await navbarOf(page).getByRole('link', { name: 'API' }).first().click();
  await expect(page).toHaveURL(/\/api\/$/u);
  const first = ahead.length;
  await expect.poll(() => ahead.length, { timeout: 10_000 }).toBeGreaterThan(first);
  expect(ahead.filter((address, index) => ahead.indexOf(address) < index)).toEqual([]);
  // Nor is what the first page had loaded itself.
  expect(ahead.filter((address) => shell.includes(address))).toEqual([]);
});

test('a link that scrolling shows has its page fetched', async ({ page }) => {
  const { ahead } = recordRequests(page, /\/pages\/docs\/build-with-ai\./u);
  // Without the sidebar.
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, 'docs/quickstart/');
  await fetchedAhead(page);
  expect(ahead).toEqual([]);
  await page.locator('article a[href$="/docs/build-with-ai/"]').last().scrollIntoViewIfNeeded();
  await expect.poll(() => ahead).toHaveLength(1);
});

test('nothing is fetched for visible links while a page is loaded', async ({ page }) => {
  const release = await hold(page, FAQ);
  await page.clock.install();
  await visit(page, 'docs/core/actions/');
  const { ahead } = recordRequests(page);
  const asked = page.waitForRequest(FAQ);
  await sidebarOf(page).getByRole('link', { name: 'FAQ' }).hover();
  await asked;
  await pass(page, 2 * PAGE_DELAY_MS);
  expect(ahead).toEqual([]);
  release();
  await expect.poll(() => ahead.length).toBeGreaterThan(0);
});

for (const [how, approach] of [
  ['the pointer', 'hover'],
  ['the focus', 'focus'],
] as const) {
  test(`${how} on a link loads its page`, async ({ page }) => {
    const { loaded } = recordRequests(page, FAQ);
    await visit(page, 'docs/core/actions/');
    expect(loaded).toEqual([]);
    await sidebarOf(page).getByRole('link', { name: 'FAQ' })[approach]();
    await expect.poll(() => loaded).toHaveLength(1);
  });
}

test('the pointer on a link into the chat archive fetches the data of the page', async ({ page, pageErrors }) => {
  const { loaded: requests } = recordRequests(page, /\/index\.json$/u);
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
  await expect(titleOf(page)).toHaveText('#coders, 21 November 2024');
  expect(requests).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});

test('a pointer that only passes over links fetches nothing', async ({ page }) => {
  await visit(page, 'docs/core/actions/');
  const { loaded } = recordRequests(page);
  // In one task, so that no time passes between the links.
  await sidebarOf(page).evaluate((sidebar) => {
    for (const target of [...sidebar.querySelectorAll('a'), document.body]) {
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
  await stayed(page);
  expect(loaded.filter(routeOf)).toEqual([]);
});

test('a page that could not be fetched ahead is loaded by the click', async ({ page, pageErrors }) => {
  const { loaded } = recordRequests(page, FAQ);
  let aborted = 0;
  await page.route(FAQ, async (route) => {
    if (aborted === 0 && route.request().resourceType() === 'script') {
      aborted += 1;
      await route.abort();
    } else {
      await route.continue();
    }
  });
  await visit(page, 'docs/core/actions/');
  const link = sidebarOf(page).getByRole('link', { name: 'FAQ' });
  await link.hover();
  await expect.poll(() => loaded).toHaveLength(1);
  await link.click();
  await expect(titleOf(page)).toHaveText('Frequently asked questions');
  expect(aborted).toBe(1);
  expect(pageErrors.filter((error) => !/ERR_FAILED/u.test(error))).toEqual([]);
});

for (const [what, connection] of [
  ['a connection of slow-2g', { effectiveType: 'slow-2g', saveData: false }],
  ['a connection of 2g', { effectiveType: '2g', saveData: false }],
  ['data saving', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`nothing is fetched ahead with ${what}`, async ({ page }) => {
    await connect(page, connection);
    const { loaded, ahead } = recordRequests(page);
    await page.clock.install();
    await visit(page, 'docs/intro/');
    await page.waitForLoadState('networkidle');
    loaded.splice(0);
    const link = sidebarOf(page).getByRole('link', { name: 'Quickstart' });
    await link.hover();
    await stayed(page);
    await link.focus();
    await stayed(page);
    await pass(page, 2 * PAGE_DELAY_MS);
    expect(loaded).toEqual([]);
    expect(ahead).toEqual([]);
  });
}

test('pages are fetched ahead on a connection of 3g', async ({ page }) => {
  await connect(page, { effectiveType: '3g', saveData: false });
  const { ahead, loaded } = recordRequests(page, QUICKSTART);
  await visit(page, 'docs/intro/');
  await expect.poll(() => ahead).toHaveLength(1);
  await sidebarOf(page).getByRole('link', { name: 'Quickstart' }).hover();
  await expect.poll(() => loaded).toHaveLength(1);
});

/** Lets time pass on the page, whose clock is installed, and waits until what that starts would have been requested. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  await page.evaluate(async () => {
    // The script that fetches comes first, then the pages, each when the page is idle.
    for (let time = 0; time < 3; time += 1) {
      await fetch(location.href, { method: 'HEAD' });
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

/** Waits until a fetch that the pointer or the focus has started would have been requested. */
async function stayed(page: Page): Promise<void> {
  await page.evaluate(async (ms) => {
    // Timers end in order, so a request after this comes after all earlier ones.
    await new Promise((resolve) => setTimeout(resolve, ms));
    await fetch(location.href, { method: 'HEAD' });
  }, HOVER_DELAY_MS);
}
