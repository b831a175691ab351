import type { BrowserContext, Locator, Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { scriptsWith } from './support/site';
import { repeatsUnless } from './support/templates';
import { expect, hitsFrom, hydrated, test, visit } from './support/test';

/** What the search loads, in order. */
const PARTS = {
  'the chunk of the search': scriptsWith('Recent searches'),
  'the worker': /\/assets\/js\/\w*_worker_ts\b/u,
  'the documents': /\/search-data\/.*guides\.documents\.json/u,
  'the index': /\/search-data\/.*guides\.index\.json/u,
  'the archive': /\/search-data\/.*archive\.(?:documents|index)\.json/u,
  'the texts': /\/search-data\/.*guides\/\d+-\d+\.json/u,
} as const;
type Part = keyof typeof PARTS;

/** The answer that comes instead; none if the connection is lost. */
const FAULTS = {
  'is gone (404)': { status: 404, contentType: 'text/html', body: '<!doctype html><title>Page not found</title>' },
  'has an error of the server (503)': { status: 503, body: '' },
  'loses the connection': undefined,
  'is cut off': { status: 200, body: '{"words":[[' },
  'is a page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' },
  'is something else': { status: 200, contentType: 'application/json', body: '{}' },
} as const;

async function fail(
  context: BrowserContext,
  address: RegExp,
  fault: (typeof FAULTS)[keyof typeof FAULTS],
): Promise<void> {
  await context.route(address, (route) => (fault ? route.fulfill(fault) : route.abort()));
}

/** Lets requests wait until the returned function is called, which lets them and later ones through. */
async function hold(context: BrowserContext, address: RegExp): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(address, async (route) => {
    await held;
    await route.continue().catch(() => undefined); // Given up by the page.
  });
  return async () => {
    release();
    await context.unroute(address);
  };
}

function searchBox(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search' });
}

function alert(page: Page): Locator {
  return page.getByRole('alert');
}

async function openAndType(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
}

function hit(page: Page, address: string): Locator {
  return page.locator(`[role="option"][href^="/eliza/${address}"]`).first();
}

/** Opens the search and types when it has loaded. */
async function typeWhenReady(page: Page, text: string): Promise<void> {
  await searchBox(page).click();
  await searchBox(page).fill(text);
}

async function firstHitIs(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('option').first()).toHaveAttribute('href', new RegExp(`^/eliza/${address}`, 'u'));
}

/** Expects that the page was not reloaded, and that the box has its text and the focus. */
async function nothingIsLost(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await expect(searchBox(page)).toHaveValue(text);
  await expect(searchBox(page)).toBeFocused();
}

for (const [row, part] of (['the chunk of the search', 'the documents', 'the index'] satisfies Part[]).entries()) {
  for (const [column, [what, fault]] of Object.entries(FAULTS).entries()) {
    const isGone = fault?.status === 404;

    const title = `when ${part} ${what}, the page stays, and shows a message with a button`;
    // In `npm test`, each fault with one of the parts.
    test(title, repeatsUnless(column % 3 === row), async ({ page, context }) => {
      await fail(context, PARTS[part], fault);
      await visit(page, 'docs/intro/');
      await openAndType(page, 'composeContext');
      await expect(alert(page)).toBeInViewport();
      await nothingIsLost(page, 'composeContext');
      await expect(searchBox(page)).toBeEnabled();
      await context.unroute(PARTS[part]);
      if (isGone && part !== 'the chunk of the search') {
        await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload the page' }).click()]);
        await hydrated(page);
        await openAndType(page, 'composeContext');
      } else {
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(alert(page)).toHaveCount(0);
      }
      if (isGone && part === 'the chunk of the search') {
        // An outdated page can't load it. The query is searched on a page of the new version.
        await expect(page).toHaveURL(/\/eliza\/search\/\?q=composeContext$/u);
        await expect(page.getByRole('listitem').getByRole('link', { name: 'composeContext' }).first()).toBeVisible();
      } else {
        await firstHitIs(page, 'api/functions/composeContext/');
        await nothingIsLost(page, 'composeContext');
      }
    });
  }
}

for (const [index, [what, fault]] of Object.entries(FAULTS).entries()) {
  // An empty script is a worker that never answers, see below.
  const starts = what === 'is something else';

  // In `npm test`, each fault with one of the three, so that each has the fault which it treats in its own way.
  const worker = `when the worker ${what}, the search ${starts ? 'shows a message' : 'runs without it'}`;
  test(worker, repeatsUnless(index % 3 === 2), async ({ page, context }) => {
    await fail(context, PARTS['the worker'], fault);
    await page.clock.install();
    await visit(page, 'docs/intro/');
    await openAndType(page, 'composeContext');
    if (starts) {
      await expect(page.getByRole('status').filter({ hasText: 'Searching the guides' })).toBeVisible();
      await page.clock.fastForward(10_500);
      await context.unroute(PARTS['the worker']);
      await page.getByRole('button', { name: 'Retry' }).click();
    }
    await firstHitIs(page, 'api/functions/composeContext/');
    await nothingIsLost(page, 'composeContext');
    await expect(alert(page)).toHaveCount(0);
  });

  const archive = `when the archive ${what}, the other hits are shown, and the missing part is named`;
  test(archive, repeatsUnless(index % 3 === 0), async ({ page, context }) => {
    await fail(context, PARTS['the archive'], fault);
    await visit(page, 'docs/intro/');
    await typeWhenReady(page, 'quickstart');
    await firstHitIs(page, 'docs/quickstart/');
    // Days are also searched in the archive.
    await searchBox(page).fill('creator fund 2024-11-20');
    await expect(alert(page)).toBeInViewport();
    await expect(hit(page, 'community/creator-fund/')).toBeVisible();
    await context.unroute(PARTS['the archive']);
    if (fault?.status === 404) {
      await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    } else {
      await expect(alert(page)).toContainText('Archive');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(hitsFrom(page, 'Archive').first()).toBeVisible();
      await expect(alert(page)).toHaveCount(0);
    }
    await nothingIsLost(page, 'creator fund 2024-11-20');
  });

  const excerpt = `when an excerpt ${what}, the hits stay, and it is loaded again`;
  test(excerpt, repeatsUnless(index % 3 === 1), async ({ page, context }) => {
    await fail(context, PARTS['the texts'], fault);
    await visit(page, 'docs/intro/');
    const failed = page.waitForEvent('console', (message) => message.text().includes('excerpt'));
    await typeWhenReady(page, 'evaluators');
    await failed;
    await expect(hit(page, 'docs/core/evaluators/')).toBeVisible();
    const marked = hit(page, 'docs/core/evaluators/').locator('mark').first();
    await expect(marked).toHaveCount(0);
    await context.unroute(PARTS['the texts']);
    if (fault?.status === 404) {
      await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    }
    await searchBox(page).fill('');
    await expect(hit(page, 'docs/core/evaluators/')).toHaveCount(0);
    await searchBox(page).fill('evaluators');
    await expect(marked).toBeVisible();
  });
}

for (const part of ['the chunk of the search', 'the worker', 'the documents', 'the index'] satisfies Part[]) {
  const title = `when ${part} hangs, a message is shown after ten seconds, and Retry loads it again`;
  test(title, repeatsUnless(part === 'the worker' || part === 'the index'), async ({ page, context }) => {
    // The first requests are never answered.
    let asked = 0;
    await context.route(PARTS[part], (route) => {
      asked += 1;
      return asked === 1 ? undefined : route.continue();
    });
    await page.clock.install();
    await visit(page, 'docs/intro/');
    await openAndType(page, 'composeContext');
    await expect.poll(() => asked).toBe(1);
    if (part === 'the documents' || part === 'the index') {
      // The other parts are there.
      await firstHitIs(page, 'api/functions/composeContext/');
      await expect(searchBox(page)).toBeEnabled();
    } else {
      await expect(searchBox(page)).toBeDisabled();
    }
    await page.clock.fastForward(4000);
    await expect(alert(page)).toHaveCount(0);
    await page.clock.fastForward(7000);
    await expect(alert(page)).toBeInViewport();
    await expect(searchBox(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Retry' }).click();
    await firstHitIs(page, 'api/functions/composeContext/');
    await expect(alert(page)).toHaveCount(0);
    await nothingIsLost(page, 'composeContext');
    expect(asked).toBe(2);
  });
}

test('when the archive hangs, a message is shown beside the other hits after ten seconds, and late hits are added', async ({
  page,
  context,
}) => {
  const release = await hold(context, PARTS['the archive']);
  await page.clock.install();
  await visit(page, 'docs/intro/');
  await openAndType(page, 'creator fund 2024-11-20');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ hits\. Searching the chat archive…$/u })).toBeVisible();
  await expect(hit(page, 'community/creator-fund/')).toBeVisible();
  await page.clock.fastForward(10_500);
  await expect(alert(page)).toContainText('Missing: Archive');
  await expect(hit(page, 'community/creator-fund/')).toBeVisible();
  await release();
  await expect(hitsFrom(page, 'Archive').first()).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});

test('hits of each part are shown as soon as it is there, and a status says what is still searched', async ({
  page,
  context,
}) => {
  const release = await hold(context, PARTS['the documents']);
  const searching = page.getByRole('status').filter({ hasText: /hits\. Searching the guides…$/u });
  await visit(page, 'docs/intro/');
  await openAndType(page, 'evaluator');
  await expect(hitsFrom(page, 'API').first()).toBeVisible();
  await expect(searching).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('s');
  await nothingIsLost(page, 'evaluators');
  await release();
  await expect(hit(page, 'docs/core/evaluators/')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ hits$/u })).toHaveCount(1);
  await nothingIsLost(page, 'evaluators');
});

for (const how of ['fails', 'hangs'] as const) {
  test(`when the archive ${how}, Retry loads only the archive again`, async ({ page, context }) => {
    const files: string[] = [];
    context.on('request', (request) => {
      files.push(...(/(\w+)\.(?:documents|index)\.json$/u.exec(request.url())?.slice(1) ?? []));
    });
    let broken = true;
    await context.route(PARTS['the archive'], (route) =>
      broken ? (how === 'hangs' ? undefined : route.abort()) : route.continue(),
    );
    await page.clock.install();
    await visit(page, 'docs/intro/');
    await openAndType(page, 'creator fund 2024-11-20');
    await expect(hit(page, 'community/creator-fund/')).toBeVisible();
    if (how === 'hangs') {
      await page.clock.fastForward(10_500);
    }
    await expect(alert(page)).toContainText('Archive');
    await expect(hit(page, 'community/creator-fund/')).toBeVisible();
    broken = false;
    files.splice(0);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(hitsFrom(page, 'Archive').first()).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    expect(files).toEqual(['archive', 'archive']);
    await nothingIsLost(page, 'creator fund 2024-11-20');
  });
}

test('offline, the search shows a message, Retry tries again, and it loads when the network is back', async ({
  page,
  context,
}) => {
  await visit(page, 'docs/intro/');
  await context.setOffline(true);
  await openAndType(page, 'composeContext');
  await expect(alert(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(alert(page)).toBeInViewport();
  await nothingIsLost(page, 'composeContext');
  await context.setOffline(false);
  await firstHitIs(page, 'api/functions/composeContext/');
  await nothingIsLost(page, 'composeContext');
});

test('a failed search is loaded again when the box is opened again', async ({ page, context }) => {
  await visit(page, 'docs/intro/');
  await context.setOffline(true);
  await openAndType(page, 'composeContext');
  await expect(alert(page)).toBeInViewport();
  await page.getByRole('article').getByRole('paragraph').last().click();
  await expect(alert(page)).toBeHidden();
  await context.setOffline(false);
  await page.keyboard.press('Control+k');
  await firstHitIs(page, 'api/functions/composeContext/');
});

async function reconnect(_: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

/** What readers do after a failure, without the button. The query stays the same. */
const NEXT_STEPS: Record<string, (page: Page, context: BrowserContext) => Promise<void>> = {
  'typing a letter': async (page) => {
    await page.keyboard.press('Backspace');
    await page.keyboard.type('t');
  },
  'Ctrl+K in the open box': (page) => page.keyboard.press('Control+k'),
  'Escape and Ctrl+K': async (page) => {
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).not.toBeFocused();
    await expect(alert(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await searchBox(page).fill('composeContext');
  },
  'the connection': reconnect,
};

for (const [row, part] of (['the chunk of the search', 'the index'] satisfies Part[]).entries()) {
  for (const [column, [step, act]] of Object.entries(NEXT_STEPS).entries()) {
    const title = `when ${part} has failed, ${step} loads it again`;
    test(title, repeatsUnless(column % 2 === row), async ({ page, context }) => {
      await fail(context, PARTS[part], FAULTS['has an error of the server (503)']);
      await visit(page, 'docs/intro/');
      await openAndType(page, 'composeContext');
      await expect(alert(page)).toBeInViewport();
      // All parts have failed.
      await page.waitForLoadState('networkidle');
      await context.unroute(PARTS[part]);
      await act(page, context);
      await firstHitIs(page, 'api/functions/composeContext/');
      await expect(alert(page)).toHaveCount(0);
      await nothingIsLost(page, 'composeContext');
    });
  }

  const stays = `while ${part} still fails, the message stays the same element with each letter`;
  test(stays, repeatsUnless(part === 'the index'), async ({ page, context }) => {
    await fail(context, PARTS[part], FAULTS['has an error of the server (503)']);
    await visit(page, 'docs/intro/');
    await openAndType(page, 'compose');
    await expect(alert(page)).toBeInViewport();
    await page.waitForLoadState('networkidle');
    const message = await alert(page).elementHandle();
    const asked = page.waitForRequest(PARTS[part]);
    await page.keyboard.type('C');
    await asked;
    await page.keyboard.type('ontext', { delay: 100 });
    await page.waitForLoadState('networkidle');
    expect(await message.evaluate((element) => element.isConnected)).toBe(true);
  });
}

test('on a small screen, a failed search shows a message in its dialog, and Retry works', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await fail(context, PARTS['the chunk of the search'], FAULTS['has an error of the server (503)']);
  await visit(page, 'docs/intro/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('composeContext');
  await expect(alert(page)).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  await context.unroute(PARTS['the chunk of the search']);
  await page.getByRole('button', { name: 'Retry' }).click();
  await firstHitIs(page, 'api/functions/composeContext/');
  await nothingIsLost(page, 'composeContext');
});

test('a search that fails is accessible', async ({ page, context }) => {
  await fail(context, PARTS['the index'], FAULTS['has an error of the server (503)']);
  await visit(page, 'docs/intro/');
  await openAndType(page, 'composeContext');
  await expect(alert(page)).toBeInViewport();
  expect(await violations(page)).toEqual([]);
});

const OPENERS: Record<string, (page: Page) => Promise<void>> = {
  'Ctrl+K': (page) => page.keyboard.press('Control+k'),
  'a slash': (page) => page.keyboard.press('/'),
  'a click': (page) => searchBox(page).click(),
};

for (const [opener, open] of Object.entries(OPENERS)) {
  test(`with 400 ms of latency, no key after ${opener} is lost`, async ({ page }) => {
    await visit(page, 'docs/intro/');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await open(page);
    await page.keyboard.type('composeContext');
    await firstHitIs(page, 'api/functions/composeContext/');
    await nothingIsLost(page, 'composeContext');
  });
}

for (const opener of ['Ctrl+K', 'a tap'] as const) {
  test(`on a small screen, no key after ${opener} is lost`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 390, height: 700 } });
    const page = await context.newPage();
    const release = await hold(context, PARTS['the chunk of the search']);
    await visit(page, 'docs/intro/');
    await (opener === 'a tap' ? page.getByRole('button', { name: 'Search' }).tap() : OPENERS[opener]?.(page));
    await page.keyboard.type('composeContext');
    await release();
    await firstHitIs(page, 'api/functions/composeContext/');
    await nothingIsLost(page, 'composeContext');
    await context.close();
  });
}

for (const [part, address] of [
  ['the chunk', PARTS['the chunk of the search']],
  ['the worker', PARTS['the worker']],
  ['the index', PARTS['the index']],
] as const) {
  const edited = `while ${part} loads, text can be edited, and its caret and selection stay`;
  test(edited, repeatsUnless(part === 'the chunk'), async ({ page, context }) => {
    const release = await hold(context, address);
    await visit(page, 'docs/intro/');
    await openAndType(page, 'composContext');
    for (const key of [...Array<string>(7).fill('ArrowLeft'), 'e', 'Shift+ArrowLeft', 'Shift+ArrowLeft']) {
      await page.keyboard.press(key);
    }
    await release();
    await firstHitIs(page, 'api/functions/composeContext/');
    await nothingIsLost(page, 'composeContext');
    expect(await searchBox(page).evaluate((box: HTMLInputElement) => [box.selectionStart, box.selectionEnd])).toEqual([
      5, 7,
    ]);
  });

  const composed = `while ${part} loads, an input method can go on composing a word`;
  test(composed, repeatsUnless(part === 'the index'), async ({ page, context }) => {
    const release = await hold(context, address);
    await visit(page, 'docs/intro/');
    await page.keyboard.press('Control+k');
    const compositions = await page.evaluateHandle(() => {
      const events: string[] = [];
      for (const type of ['compositionstart', 'compositionend', 'blur']) {
        document.addEventListener(type, () => events.push(type), { capture: true });
      }
      return events;
    });
    const session = await context.newCDPSession(page);
    const loaded = page.context().waitForEvent('requestfinished', (request) => address.test(request.url()));
    await session.send('Input.imeSetComposition', { text: 'compose', selectionStart: 7, selectionEnd: 7 });
    await release();
    await loaded;
    await expect(searchBox(page)).toBeEnabled();
    await expect(searchBox(page)).toHaveAttribute('aria-controls', /./u);
    expect(await compositions.jsonValue()).toEqual(['compositionstart']);
    await session.send('Input.imeSetComposition', { text: 'composeContext', selectionStart: 14, selectionEnd: 14 });
    await session.send('Input.insertText', { text: 'composeContext' });
    await firstHitIs(page, 'api/functions/composeContext/');
    await nothingIsLost(page, 'composeContext');
  });
}

test('Enter opens the first hit, even if it was pressed before there were hits', async ({ page, context }) => {
  const release = await hold(context, PARTS['the index']);
  await visit(page, 'docs/intro/');
  await openAndType(page, 'composeContext');
  await page.keyboard.press('Enter');
  await release();
  await expect(page).toHaveURL(/\/eliza\/api\/functions\/composeContext\//u);
});

for (const width of [390, 1280]) {
  test(`a query typed before the page is ready is searched, on a screen of ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await hold(context, /\/assets\/js\/main\./u);
    await page.goto('docs/intro/', { waitUntil: 'commit' });
    await searchBox(page).click();
    await page.keyboard.type('composeContext');
    await release();
    await firstHitIs(page, 'api/functions/composeContext/');
    await nothingIsLost(page, 'composeContext');
  });
}

test('all files of the search are from the same build as the page', async ({ page, context }) => {
  const files: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('search-data')) {
      files.push(pathname);
    }
  });
  await visit(page, 'docs/intro/');
  await openAndType(page, 'evaluators');
  await expect(hit(page, 'docs/core/evaluators/').locator('mark').first()).toBeVisible();
  const stamp = (await page.locator('meta[name="search-built"]').getAttribute('content')) ?? '';
  expect(files.some((file) => PARTS['the texts'].test(file))).toBe(true);
  expect(files.filter((file) => !file.startsWith(`/eliza/search-data/${stamp}/`))).toEqual([]);
  expect(stamp).toMatch(/^\w+$/u);
});

/** Where the hits of each part lead. */
const ROUTES: Readonly<Record<string, string>> = {
  API: '/eliza/api/',
  Guides: '/eliza/docs/',
  Community: '/eliza/community/creator-fund/',
  Archive: '/eliza/community/Discord/',
};

/** The hits from a part of the site on the page of all results. */
const listed = (page: Page, part: string): Locator =>
  page.getByRole('main').locator(`li a[href^="${ROUTES[part] ?? ''}"]`);

test.describe('the page of all results', () => {
  for (const [what, fault] of Object.entries(FAULTS)) {
    const title = `when the index ${what}, it shows a message with a button, and the hits that it has`;
    test(title, repeatsUnless(fault?.status === 404 || fault?.status === 503), async ({ page, context }) => {
      await fail(context, PARTS['the index'], fault);
      await visit(page, 'search/?q=composeContext');
      await expect(alert(page)).toBeInViewport();
      await expect(listed(page, 'API').first()).toBeVisible();
      await expect(listed(page, 'Guides')).toHaveCount(0);
      await context.unroute(PARTS['the index']);
      await page.getByRole('button', { name: fault?.status === 404 ? 'Reload the page' : 'Retry' }).click();
      await expect(listed(page, 'Guides').first()).toBeVisible();
      await expect(alert(page)).toHaveCount(0);
    });
  }

  for (const [step, act] of [
    ['typing a letter', (page: Page) => page.getByRole('main').getByRole('searchbox').fill('composeContext')],
    ['the connection', reconnect],
  ] as const) {
    test(
      `when the index has failed, ${step} loads it again`,
      repeatsUnless(step === 'the connection'),
      async ({ page, context }) => {
        await fail(context, PARTS['the index'], FAULTS['has an error of the server (503)']);
        await visit(page, 'search/?q=composeContex');
        await expect(alert(page)).toBeInViewport();
        await context.unroute(PARTS['the index']);
        await act(page, context);
        await expect(listed(page, 'Guides').first()).toBeVisible();
        await expect(alert(page)).toHaveCount(0);
      },
    );
  }

  test('shows the hits of each part as soon as it is there, and says what is still searched', async ({
    page,
    context,
  }) => {
    const release = await hold(context, PARTS['the index']);
    await visit(page, 'search/?q=composeContext');
    const main = page.getByRole('main');
    await expect(listed(page, 'API').first()).toBeVisible();
    await expect(main.getByRole('status')).toHaveText(/^\d+ hits\. Searching the guides…$/u);
    expect(await violations(page)).toEqual([]);
    await release();
    await expect(listed(page, 'Guides').first()).toBeVisible();
    await expect(main.getByRole('status')).toHaveText(/^\d+ hits$/u);
  });

  test('keeps the hits of the other parts when the archive fails, and loads it again', async ({ page, context }) => {
    await fail(context, PARTS['the archive'], FAULTS['has an error of the server (503)']);
    await visit(page, 'search/?q=creator+fund+2024-11-20');
    await expect(alert(page)).toContainText('Missing: Archive');
    await expect(listed(page, 'Community').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await context.unroute(PARTS['the archive']);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(listed(page, 'Archive').first()).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });

  test('keeps typed keys and the caret while it loads, and has the query in its address', async ({ page, context }) => {
    const release = await hold(context, PARTS['the index']);
    await visit(page, 'search/?q=composContext');
    const box = page.getByRole('main').getByRole('searchbox');
    await expect(box).toHaveValue('composContext');
    await box.click();
    await page.keyboard.press('Home');
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.type('eee');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(/\?q=composeContext$/u);
    expect(await box.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(7);
    await release();
    await expect(page.getByRole('listitem').getByRole('link', { name: 'composeContext' }).first()).toBeVisible();
    await expect(box).toHaveValue('composeContext');
    await expect(box).toBeFocused();
  });

  test('searches again when the address changes', async ({ page }) => {
    await visit(page, 'search/?q=wallet');
    const box = page.getByRole('main').getByRole('searchbox');
    await openAndType(page, 'quickstart');
    await page.getByRole('option', { name: 'See all results' }).click();
    await expect(box).toHaveValue('quickstart');
    await page.goBack();
    await expect(box).toHaveValue('wallet');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search for “wallet”');
  });
});
