import type { Locator, Page, Route } from '@playwright/test';
import { load } from 'cheerio';
import { saveData } from './support/bytes';
import { BASE_PATH, builtFiles, readBuilt, scriptsWith } from './support/site';
import { repeatsUnless } from './support/templates';
import { expect, hold, hydrated, navbarOf, sidebarOf, test, titleOf, visit } from './support/test';

/** Ways in which loading a file can fail. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  '404': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>Not Found</title>' }),
  '500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  '503': (route) => route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, body: '' }),
  'no connection': (route) => route.abort('connectionfailed'),
  truncation: async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    // Without an entity tag: if a browser sent it, the server would answer that nothing has changed.
    const headers = { 'Content-Type': response.headers()['content-type'] ?? '' };
    await route.fulfill({ headers, body: body.subarray(0, body.length / 2) });
  },
  'HTML in its place': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
};

/** Sends no answer, so that the browser waits. */
const hang = (): Promise<void> => new Promise(() => undefined);

/** Counts the documents that the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      loads += 1;
    }
  });
  return () => loads;
}

/** Adds a link to the text of a digest, where a click on it is handled as on any link of the text. */
async function addLink(page: Page, href: string): Promise<void> {
  await page
    .getByRole('article')
    .getByRole('heading', { name: 'Summary' })
    .evaluate((summary, address) => {
      const link = document.createElement('a');
      link.href = address;
      link.textContent = 'Added link';
      summary.before(link);
    }, href);
}

const toQuickstart = (page: Page): Promise<void> => sidebarOf(page).getByRole('link', { name: 'Quickstart' }).click();

test.describe('folders without their own page', () => {
  const pages = builtFiles().filter((file) => file.endsWith('index.html'));
  const isRedirect = (file: string): boolean => /http-equiv="?refresh/u.test(readBuilt(file));
  const folders = [
    ...new Set(
      pages
        .filter((file) => !isRedirect(file))
        .flatMap((file) => {
          const parts = file.split('/').slice(0, -2);
          return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
        }),
    ),
  ];

  test('each folder above a page leads to an existing page, with its canonical address', async ({ request }) => {
    expect(folders).toContain('docs/core/');
    const mistakes: string[] = [];
    for (const folder of folders) {
      const response = await request.get(folder);
      const $ = load(await response.text());
      const canonical = $('link[rel=canonical]').attr('href') ?? '';
      const target = /url=(.*)$/u.exec($('meta[http-equiv=refresh]').attr('content') ?? '')?.[1];
      if (response.status() !== 200 || new URL(response.url()).pathname !== BASE_PATH + folder) {
        mistakes.push(`${folder} answers ${response.status()}`);
      } else if (target === undefined) {
        // Pages of the old reference name those of the current one as canonical.
        if ($('h1').length !== 1 || !canonical.endsWith(BASE_PATH + folder.replace(/^docs\/api\//u, 'api/'))) {
          mistakes.push(`${folder} is no page, or names ${canonical} as its canonical address`);
        }
      } else {
        const { pathname, hash } = new URL(target, 'http://site');
        const page = load(await (await request.get(pathname)).text());
        const leadsOn = page('h1').length === 1 && (hash === '' || page(`[id="${hash.slice(1)}"]`).length === 1);
        if (!leadsOn || canonical !== target) {
          mistakes.push(`${folder} leads to ${target}, its canonical address is ${canonical}`);
        }
      }
    }
    expect(mistakes).toEqual([]);
  });

  test('redirects are not in the sitemap', () => {
    const sitemap = readBuilt('sitemap.xml');
    const redirects = pages.filter(isRedirect).map((file) => file.replace('index.html', ''));
    expect(redirects).toContain('docs/');
    expect(redirects.filter((route) => sitemap.includes(`${BASE_PATH}${route}<`))).toEqual([]);
  });

  for (const [folder, title, target] of [
    ['docs/', 'Introduction', /\/docs\/intro\/$/u],
    ['docs/core/', 'Character files', /\/docs\/core\/characterfile\/$/u],
    ['community/Discord/development/', 'Chat archive', /\/community\/Discord\/$/u],
    ['community/Discord/problems/', 'Answers from the chat', /\/community\/Discord\/answers\/$/u],
    ['community/Streams/11-2024/', 'Streams', /\/community\/Streams\/$/u],
    ['api/classes/', /.+/u, /\/api\/globals\/$/u],
  ] as const) {
    test(`/${folder} sends the reader on`, async ({ page, pageErrors }) => {
      await page.goto(folder, { waitUntil: 'commit' });
      await expect(page).toHaveURL(target);
      await hydrated(page);
      await expect(titleOf(page)).toHaveText(title);
      expect(pageErrors).toEqual([]);
    });
  }
});

test.describe('addresses that cannot be decoded', () => {
  const DIGEST = 'community/Discord/development/coders/chat_2024-11-20/';

  for (const [index, hash] of ['#%', '#%E0%A4%A', '#%FF'].entries()) {
    const title = `the hash ${hash} does no harm: on load, on a link, on a link to another page, going back`;
    test(title, repeatsUnless(index === 0), async ({ page, pageErrors }) => {
      await visit(page, `docs/intro/${hash}`);
      await expect(titleOf(page)).toHaveText('Introduction');
      await toQuickstart(page);
      await expect(titleOf(page)).toHaveText('Quickstart');
      await page.goBack();
      await expect(titleOf(page)).toHaveText('Introduction');

      await visit(page, DIGEST);
      await addLink(page, hash);
      await page.getByRole('link', { name: 'Added link' }).click();
      await expect(page).toHaveURL((url) => url.hash === hash);
      await page.getByRole('main').getByRole('link', { name: /^Next/u }).click();
      await expect(titleOf(page)).toHaveText('#coders, 21 November 2024');
      await page.goBack();
      await expect(titleOf(page)).toHaveText('#coders, 20 November 2024');

      await addLink(page, `../chat_2024-11-21/${hash}`);
      await page.getByRole('link', { name: 'Added link' }).click();
      await expect(titleOf(page)).toHaveText('#coders, 21 November 2024');
      await page.goBack();
      await expect(titleOf(page)).toHaveText('#coders, 20 November 2024');
      expect(pageErrors).toEqual([]);
    });
  }

  for (const [row, folder] of ['', 'docs/', 'community/', 'community/Discord/'].entries()) {
    for (const [column, name] of ['%FF', '%E0%A4%A/', 'a%20b%/'].entries()) {
      test(`/${folder}${name} shows a working not-found page`, repeatsUnless(row % 3 === column), async ({ page }) => {
        const exceptions: string[] = [];
        page.on('pageerror', (error) => exceptions.push(error.message));
        // The answer of a static host; the server of these tests rejects such an address.
        await page.route(
          (url) => url.pathname === BASE_PATH + folder + name,
          (route) => route.fulfill({ status: 404, contentType: 'text/html', body: readBuilt('404.html') }),
        );
        expect(await visit(page, folder + name)).toBe(404);
        await expect(titleOf(page)).toHaveText('Page not found');
        await page
          .getByRole('main')
          .getByRole('link', { name: /^Search for|^docs\/intro\// })
          .first()
          .click();
        await expect(titleOf(page)).not.toHaveText('Page not found');
        await page.goBack();
        await expect(titleOf(page)).toHaveText('Page not found');
        expect(exceptions).toEqual([]);
      });
    }
  }

  test('a link in a text to such an address leads to the not-found page', async ({ page }) => {
    await visit(page, DIGEST);
    await addLink(page, '/eliza/community/%FF/');
    await page.getByRole('link', { name: 'Added link' }).click();
    await expect(titleOf(page)).toHaveText('Page not found');
    await page.goBack();
    await expect(titleOf(page)).toHaveText('#coders, 20 November 2024');
  });
});

test.describe('an archive page whose data cannot be loaded', () => {
  const FOLDER = 'community/Discord/development/coders/';
  const DIGEST = `${FOLDER}chat_2024-11-20/`;
  const TITLE = '#coders, 20 November 2024';
  const NEXT_TITLE = '#coders, 21 November 2024';
  const NEXT_DATA = '**/chat_2024-11-21/index.json';
  // Its data isn't in its HTML.
  const ANSWERS = 'community/Discord/answers/';
  const ANSWERS_TITLE = 'Answers from the chat';
  const ANSWERS_DATA = '**/answers/index.json';
  const PROBLEM = 'Using Supabase';

  const json = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body });
  const faults: typeof FAULTS = {
    ...FAULTS,
    'an empty object': json('{}'),
    null: json('null'),
    'an empty file': json(''),
    'the data of another page': (route) => json(readBuilt(`${FOLDER}chat_2024-11-22/index.json`))(route),
  };
  const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
  const textStays = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'Only the text of this page could be loaded' });

  /** Presses Retry until the page is shown. An earlier try may still be running, and may succeed or fail. */
  async function retryUntil(alert: Locator, isThere: () => Promise<void>): Promise<void> {
    await expect(async () => {
      if ((await alert.count()) > 0) {
        await alert.getByRole('button', { name: 'Retry' }).click({ timeout: 500 });
      }
      await isThere();
    }).toPass();
  }

  test('opened directly, a digest needs no other file for its data', async ({ page }) => {
    let isAsked = false;
    await page.route('**/chat_2024-11-20/index.json', (route) => {
      isAsked = true;
      return route.abort();
    });
    await visit(page, DIGEST);
    await expect(titleOf(page)).toHaveText(TITLE);
    await page.getByRole('main').getByRole('link', { name: /^Next/u }).click();
    await expect(titleOf(page)).toHaveText(NEXT_TITLE);
    expect(isAsked).toBe(false);
  });

  for (const [index, [name, answer]] of Object.entries(faults).entries()) {
    const title = `opened directly, a list of answers keeps its text and shows a message (${name}), and Retry completes it`;
    // In `npm test`, half of the faults each way.
    test(title, repeatsUnless(index % 2 === 0), async ({ page }) => {
      const exceptions: string[] = [];
      page.on('pageerror', (error) => exceptions.push(error.message));
      let isRepaired = false;
      await page.route(ANSWERS_DATA, (route) => (isRepaired ? route.continue() : answer(route)));
      const loads = countLoads(page);
      await visit(page, ANSWERS);
      await expect(textStays(page)).toBeVisible();
      await expect(titleOf(page)).toHaveText(ANSWERS_TITLE);
      await expect(page.getByRole('article')).toContainText(PROBLEM);
      await expect(page).toHaveTitle(`${ANSWERS_TITLE} | eliza`);
      await expect(page.locator('html')).toHaveClass(/docs-doc-page/u);
      const again = page.waitForRequest(ANSWERS_DATA);
      await textStays(page).getByRole('button', { name: 'Retry' }).click();
      await again;
      await expect(page.getByRole('article')).toContainText(PROBLEM);
      isRepaired = true;
      await retryUntil(textStays(page), () => expect(textStays(page)).toHaveCount(0, { timeout: 500 }));
      await expect(page.getByRole('article')).toContainText(PROBLEM);
      await page.getByRole('article').getByRole('link', { name: PROBLEM }).click();
      await expect(page).toHaveURL(/\/problems\/supabase\/$/u);
      await expect(titleOf(page)).toHaveText(PROBLEM);
      expect(loads()).toBe(1);
      expect(exceptions).toEqual([]);
    });

    const byLink = `opened by a link, it shows a message (${name}), and Retry shows the page`;
    test(byLink, repeatsUnless(index % 2 === 1), async ({ page }) => {
      let isRepaired = false;
      await page.route(NEXT_DATA, (route) => (isRepaired ? route.continue() : answer(route)));
      await visit(page, DIGEST);
      const loads = countLoads(page);
      await page.getByRole('main').getByRole('link', { name: /^Next/u }).click();
      await expect(notLoaded(page)).toBeVisible();
      await page.goBack();
      await expect(titleOf(page)).toHaveText(TITLE);
      await page.goForward();
      await expect(notLoaded(page)).toBeVisible();
      isRepaired = true;
      await retryUntil(notLoaded(page), () => expect(titleOf(page)).toHaveText(NEXT_TITLE, { timeout: 500 }));
      expect(loads()).toBe(0);
    });
  }

  test('links in the text of such a page work without a reload', async ({ page }) => {
    await page.route(ANSWERS_DATA, (route) => route.abort());
    await visit(page, ANSWERS);
    await expect(textStays(page)).toBeVisible();
    const loads = countLoads(page);
    await page.getByRole('article').getByRole('link', { name: PROBLEM }).click();
    await expect(titleOf(page)).toHaveText(PROBLEM);
    await expect(textStays(page)).toHaveCount(0);
    expect(loads()).toBe(0);
  });

  test('Retry shows the page, even if its data stays missing', async ({ page }) => {
    await page.route(NEXT_DATA, (route) => route.fulfill({ status: 404, body: '' }));
    await visit(page, DIGEST);
    await page.getByRole('main').getByRole('link', { name: /^Next/u }).click();
    await notLoaded(page).getByRole('button', { name: 'Retry' }).click();
    await expect(titleOf(page)).toHaveText(NEXT_TITLE);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('loading that hangs is given up, on a page that is opened directly and on one that is opened by a link', async ({
    page,
  }) => {
    await page.route(ANSWERS_DATA, hang);
    await page.route(NEXT_DATA, hang);
    await page.goto(ANSWERS, { waitUntil: 'commit' });
    await expect(textStays(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('article')).toContainText(PROBLEM);

    await visit(page, DIGEST);
    const asked = page.waitForRequest(NEXT_DATA);
    await page.getByRole('main').getByRole('link', { name: /^Next/u }).click();
    await asked;
    await expect(titleOf(page)).toHaveText(TITLE);
    await expect(notLoaded(page)).toBeVisible({ timeout: 20_000 });
  });

  test('a day that does not exist is still reported as missing, and loaded again later', async ({ page }) => {
    const missing = `/eliza/${FOLDER}chat_2023-01-01/`;
    await visit(page, DIGEST);
    await addLink(page, missing);
    await page.getByRole('link', { name: 'Added link' }).click();
    await expect(titleOf(page)).toHaveText('Page not found');
    await page.goBack();
    await expect(titleOf(page)).toHaveText(TITLE);
    const data = JSON.parse(readBuilt(`${DIGEST}index.json`)) as object;
    await page.route('**/chat_2023-01-01/index.json', (route) =>
      route.fulfill({ json: { ...data, route: 'development/coders/chat_2023-01-01/', title: 'A new day' } }),
    );
    await page.goForward();
    await expect(titleOf(page)).toHaveText('A new day');
  });
});

test.describe('a script of a page that is opened', () => {
  const SCRIPTS = {
    runtime: /\/runtime~main\.[^/]+\.js$/u,
    bundle: /\/main\.[^/]+\.js$/u,
    chunk: scriptsWith('Install Eliza 0.1.7, add an OpenAI key'),
  };
  const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'The scripts of this page did not load' });

  async function open(page: Page): Promise<void> {
    // The page may be reloaded before it has finished loading.
    await page.goto('docs/quickstart/', { waitUntil: 'commit' });
  }

  for (const [row, [what, script]] of Object.entries(SCRIPTS).entries()) {
    for (const [column, [name, answer]] of Object.entries(FAULTS).entries()) {
      // In `npm test`, each fault with one of the scripts.
      const details = repeatsUnless(column % 3 === row);
      test(`fails once: the page recovers by itself (${what}, ${name})`, details, async ({ page }) => {
        const loads = countLoads(page);
        await page.route(script, (route) => (loads() === 1 ? answer(route) : route.continue()));
        await open(page);
        await hydrated(page);
        expect(loads()).toBe(2);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await toQuickstart(page);
        await expect(titleOf(page)).toHaveText('Quickstart');
      });

      const again = `fails again: the text stays, a bar is shown, and Reload helps later (${what}, ${name})`;
      test(again, details, async ({ page }) => {
        const loads = countLoads(page);
        await page.route(script, answer);
        await open(page);
        await expect(bar(page)).toBeVisible();
        expect(loads()).toBe(2);
        await expect(titleOf(page)).toHaveText('Quickstart');
        await expect(page.getByRole('article')).toContainText('Install Eliza 0.1.7, add an OpenAI key');
        await page.unroute(script);
        await bar(page).getByRole('button', { name: 'Reload' }).click();
        await hydrated(page);
        await expect(bar(page)).toHaveCount(0);
        // After the next fault, the page may recover by itself again.
        await page.route(script, (route) => (loads() === 4 ? answer(route) : route.continue()));
        await open(page);
        await hydrated(page);
        expect(loads()).toBe(5);
      });
    }

    for (const [name, answer, stays] of [
      ['hangs', hang, what === 'bundle'],
      ['is empty', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }), what === 'chunk'],
    ] as const) {
      test(`${name}: the bar is shown after half a minute (${what})`, repeatsUnless(stays), async ({ page }) => {
        await page.clock.install();
        await page.route(script, answer);
        await open(page);
        await expect(page.getByRole('article')).toContainText('Install Eliza 0.1.7, add an OpenAI key');
        await page.clock.fastForward(31_000);
        await expect(bar(page)).toBeVisible();
      });
    }
  }

  for (const [name, answer] of [
    ['offline', (route: Route) => route.abort('internetdisconnected')],
    ['with the whole server', (route: Route) => route.fulfill({ status: 503, body: '' })],
  ] as const) {
    test(`fails ${name}: the bar is shown, without a reload`, async ({ page }) => {
      const loads = countLoads(page);
      // The page itself is loaded from a cache.
      await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : answer(route)));
      await open(page);
      await expect(bar(page)).toBeVisible();
      expect(loads()).toBe(1);
      await expect(titleOf(page)).toHaveText('Quickstart');
    });
  }

  test('fails in a browser without session storage: the bar is shown, without a reload', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    const loads = countLoads(page);
    await page.route(SCRIPTS.chunk, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page);
    await expect(bar(page)).toBeVisible();
    expect(loads()).toBe(1);
    await page.unroute(SCRIPTS.chunk);
    await bar(page).getByRole('button', { name: 'Reload' }).click();
    await hydrated(page);
  });

  test('is not taken for the search, which fails while the page is being completed', async ({ page }) => {
    // The mark of a complete page is set in such a callback, as late as on a slow machine.
    await page.addInitScript(() => {
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => window.setTimeout(request, 3000, callback);
    });
    const typed = await hold(page, SCRIPTS.bundle);
    await page.route(scriptsWith('Recent searches'), (route) => route.abort());
    const loads = countLoads(page);
    await open(page);
    await page.getByRole('combobox', { name: 'Search' }).fill('runtime');
    typed();
    await expect(page.getByRole('alert').filter({ hasText: 'The search has not loaded' })).toBeVisible();
    await hydrated(page);
    expect(loads()).toBe(1);
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('runtime');
    await expect(bar(page)).toHaveCount(0);
  });

  test('does not matter if it belongs to another site', async ({ page }) => {
    await page.route('**/docs/quickstart/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', '<script src="/eliza/added.js"></script></body>');
      await route.fulfill({ response, body: `${body}<script src="/eliza/added.js"></script>` });
    });
    const loads = countLoads(page);
    await visit(page, 'docs/quickstart/');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(loads()).toBe(1);
  });

  test('stays missing when a link is followed: the page is loaded with its text, and the bar is shown', async ({
    page,
  }) => {
    await visit(page, 'docs/intro/');
    const loads = countLoads(page);
    await page.route(SCRIPTS.chunk, (route) => route.fulfill({ status: 404, body: '' }));
    await toQuickstart(page);
    await expect(bar(page)).toBeVisible();
    await expect(titleOf(page)).toHaveText('Quickstart');
    // Once by Docusaurus, once by the page.
    expect(loads()).toBe(2);
  });
});

test('a page whose layout crashes has the title of an error, and keeps its language', async ({ page }) => {
  // The build rejects such an item of the navbar, so only the browser gets it.
  await page.route(/\/main\.[^/]+\.js$/u, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const broken = script.replace('"type":"custom-iconLink"', '"type":"carousel"');
    expect(broken).not.toBe(script);
    await route.fulfill({ response, body: broken });
  });
  await page.goto('docs/quickstart/');
  await expect(titleOf(page)).toHaveText('This page crashed');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('html[lang="en"][dir="ltr"]')).toHaveCount(1);
});

test.describe('a page that is opened by a link while offline', () => {
  for (const [from, to, menuOf, name] of [
    ['docs/intro/', 'a guide', sidebarOf, 'Quickstart'],
    ['docs/intro/', 'the API reference', navbarOf, 'API'],
    ['community/', 'the chat archive', sidebarOf, 'Chat archive'],
    ['', 'a part of the site that was not opened yet', navbarOf, 'Docs'],
  ] as const) {
    test(`is replaced by a message, and Retry shows it: ${to}`, async ({ page, context }) => {
      await saveData(page);
      await visit(page, from);
      const title = (await titleOf(page).textContent()) ?? '';
      const loads = countLoads(page);
      await context.setOffline(true);
      await page.evaluate(() => Object.assign(window, { kept: true }));
      await menuOf(page).getByRole('link', { name, exact: true }).click();
      const alert = page.getByRole('alert').filter({ visible: true });
      await expect(alert).toBeVisible();
      await page.goBack();
      await expect(titleOf(page)).toHaveText(title);
      await page.goForward();
      await expect(alert).toBeVisible();
      // Going forward tries again by itself. This has to fail, too.
      await page.waitForLoadState('networkidle');
      await context.setOffline(false);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(alert).toHaveCount(0);
      await expect(titleOf(page)).toBeVisible();
      await expect(titleOf(page)).not.toHaveText(title);
      expect(loads()).toBe(0);
    });
  }
});
