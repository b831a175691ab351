import type { Page } from '@playwright/test';
import { BASE_PATH, readBuilt, scriptsWith } from './support/site';
import { expect, hold, hydrated, navbarOf, sidebarOf, test, titleOf, visit } from './support/test';

const QUICKSTART = scriptsWith('Install Eliza 0.1.7, add an OpenAI key');

const toQuickstart = (page: Page): Promise<void> => sidebarOf(page).getByRole('link', { name: 'Quickstart' }).click();

const announced = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: `${title} | eliza` })).toHaveCount(1);

test('docs/core/actions.html#register-an-action gives the page, scrolled to the heading', async ({ page }) => {
  await page.route('**/docs/core/actions.html', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: readBuilt('404.html') }),
  );
  await visit(page, 'docs/core/actions.html#register-an-action');
  await expect(page.getByRole('heading', { name: 'Register an action' })).toBeInViewport();
  await expect(page.locator('html[lang="en"][dir="ltr"]')).toHaveCount(1);
});

test('a link to a heading scrolls to it, a link to a page scrolls to the top', async ({ page }) => {
  await visit(page, 'docs/core/actions/');
  await page.locator('.table-of-contents').getByRole('link', { name: 'Register an action' }).click();
  await expect(page.getByRole('heading', { name: 'Register an action' })).toBeInViewport();
  await sidebarOf(page).getByRole('link', { name: 'Providers' }).click();
  await expect(titleOf(page)).toHaveText('Providers');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link to a heading of another page scrolls to it', async ({ page }) => {
  await visit(page, 'docs/choose/hosting/');
  await page.getByRole('main').locator('a[href$="#a-container-that-starts"]').first().click();
  await expect(page).toHaveURL(/\/docs\/guides\/docker-setup\/#a-container-that-starts$/u);
  await expect(page.getByRole('heading', { name: 'A container that starts' })).toBeInViewport();
});

test('a change of only the query does not scroll', async ({ page }) => {
  await visit(page, 'docs/core/actions/');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.evaluate(() => {
    window.history.pushState({}, '', '?x=1');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page).toHaveURL(/\?x=1$/u);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

test('the old page stays until the next one is loaded', async ({ page }) => {
  const release = await hold(page, QUICKSTART);
  await visit(page, 'docs/intro/');
  const request = page.waitForRequest(QUICKSTART);
  await toQuickstart(page);
  await request;
  await expect(titleOf(page)).toHaveText('Introduction');
  release();
  await expect(titleOf(page)).toHaveText('Quickstart');
});

test('the progress bar starts after 200 ms when the path changed', async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, QUICKSTART);
  await visit(page, 'docs/intro/');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await toQuickstart(page);
  const bar = page.locator('#nprogress .bar');
  await page.clock.runFor(190);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar).toHaveCount(1);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await page.clock.resume();
  release();
  await expect(titleOf(page)).toHaveText('Quickstart');
  await expect(bar).toHaveCount(0);
});

test('the progress bar does not start for another heading of the same page', async ({ page }) => {
  // The page is already loaded, so its preparation ends at once. It must be slow, so that the bar would have time to
  // start.
  await page.addInitScript(() => {
    const all = Promise.all.bind(Promise);
    const slowAll = (values: Iterable<unknown>): Promise<unknown> =>
      'slow' in window ? new Promise(() => undefined) : all(values);
    Object.defineProperty(Promise, 'all', { value: slowAll });
  });
  await page.clock.install();
  await visit(page, 'docs/core/actions/');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.evaluate(() => Object.assign(window, { slow: true }));
  await page.locator('.table-of-contents').getByRole('link', { name: 'Register an action' }).click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/#register-an-action$/u);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await toQuickstart(page);
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(1);
});

test('an old tab reloads when its scripts are gone after a new deployment', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      warnings.push(message.text());
    }
  });
  await visit(page, 'docs/intro/');
  // The host answers requests for the old scripts as it does after a deployment; the pages themselves exist.
  let reloaded = false;
  page.on('request', (request) => {
    reloaded ||= request.isNavigationRequest();
  });
  await page.route(QUICKSTART, (route) =>
    reloaded ? route.continue() : route.fulfill({ status: 404, body: 'Not Found' }),
  );
  await toQuickstart(page);
  await expect.poll(() => reloaded).toBe(true);
  await page.waitForURL(/\/docs\/quickstart\/$/u);
  await expect(titleOf(page)).toHaveText('Quickstart');
  expect(warnings.join('\n')).toMatch(/ChunkLoadError|Loading chunk/u);
});

test('a modified click and the middle button open a new tab and leave the page', async ({ page, context }) => {
  await visit(page, 'docs/intro/');
  // Not the URL of the tab: those of Debian's headless Chromium 150 crash, whatever the page with the link is.
  await page.evaluate(() => {
    for (const type of ['click', 'auxclick']) {
      window.addEventListener(type, ({ defaultPrevented }) => Object.assign(window, { defaultPrevented }));
    }
  });
  const link = sidebarOf(page).getByRole('link', { name: 'Quickstart' });
  await expect(link).toHaveAttribute('href', /\/docs\/quickstart\/$/u);
  for (const options of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await link.click(options);
    await opened;
    expect(await page.evaluate(() => 'defaultPrevented' in window && window.defaultPrevented)).toBe(false);
    await expect(page).toHaveURL(/\/docs\/intro\/$/u);
    await page.evaluate(() => Object.assign(window, { defaultPrevented: undefined }));
  }
});

test('links to other sites open in a new tab, without access to this one', async ({ page }) => {
  await visit(page, 'docs/contributing/');
  const links = page.getByRole('main').locator('a[href^="https://"]');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/u);
  }
});

test('the sidebar, the navbar and the breadcrumbs show where the reader is', async ({ page }) => {
  await visit(page, 'docs/core/actions/');
  await expect(navbarOf(page).getByRole('link', { name: 'Docs' })).toHaveClass(/active/u);
  const current = sidebarOf(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('Actions');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
    '',
    'Core',
    'Actions',
  ]);
});

test('breadcrumbs of a page outside the sidebar lead to the pages above it', async ({ page }) => {
  await visit(page, 'docs/packages/agents/');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    '',
    'Packages',
    'The agent package',
    'Run several agents',
  ]);
  await breadcrumbs.getByRole('link', { name: 'The agent package' }).click();
  await expect(titleOf(page)).toHaveText('The agent package');
});

test('an address from the time when the FAQ was one page leads to the question, and on to its answer', async ({
  page,
}) => {
  await visit(page, 'docs/faq/#is-twitter_dry_run-safe-for-testing');
  const question = page.getByRole('main').getByRole('link', { name: 'Is TWITTER_DRY_RUN safe for testing?' });
  await expect(question).toBeInViewport();
  await question.click();
  await expect(page).toHaveURL(/\/docs\/faq\/x\/#is-twitter_dry_run-safe-for-testing$/u);
  await expect(page.getByRole('heading', { name: 'Is TWITTER_DRY_RUN safe for testing?' })).toBeInViewport();
});

test('the first tab stop skips to the content', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#__docusaurus_skipToContent_fallback :focus')).toHaveCount(1);
});

test('after a navigation, the new page is announced, and the focus starts at the top again', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await toQuickstart(page);
  // The focus is set in an effect, a moment after the heading is there.
  await announced(page, 'Quickstart');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

/** Other spellings of an address for which a host may answer with the page, or with 404.html although there is a page. */
const SPELLINGS = [
  'docs//intro/',
  '/docs/intro/',
  'docs%2Fintro/',
  'docs/intro%2F',
  'Docs/Intro/',
  'docs/intro.html',
  'docs/intro/index.html',
];

for (const file of ['docs/intro/index.html', '404.html']) {
  test(`other spellings become the address of the page, if the host answers with ${file}`, async ({
    page,
    pageErrors,
  }) => {
    const isAsked = ({ pathname }: URL): boolean => SPELLINGS.some((spelling) => pathname === BASE_PATH + spelling);
    await page.route(isAsked, (route) =>
      route.fulfill({ status: file === '404.html' ? 404 : 200, contentType: 'text/html', body: readBuilt(file) }),
    );
    for (const spelling of SPELLINGS) {
      await page.goto(`${BASE_PATH}${spelling}?x=1#y`);
      await expect(page, spelling).toHaveURL(/\/eliza\/docs\/intro\/\?x=1#y$/u);
      await hydrated(page);
      await expect(titleOf(page)).toHaveText('Introduction');
    }
    // The browser reports the answer 404 itself.
    expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([]);
  });
}
