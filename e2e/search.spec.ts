import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { expect, hitsFrom, test, visit } from './support/test';

const DATA = /\/search-data\//u;

function searchBox(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search' });
}

async function search(page: Page, query: string): Promise<void> {
  const box = searchBox(page);
  await box.click();
  await expect(box).toBeEnabled();
  await box.fill(query);
}

/** Presses Tab until a link has the focus. */
async function tabTo(page: Page, link: Locator): Promise<void> {
  await expect(link).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused({ timeout: 50 });
  }).toPass();
}

async function addresses(page: Page): Promise<string[]> {
  // All parts have been searched.
  await expect(page.getByRole('status').filter({ hasText: /^\d+ hits?$/u })).toHaveCount(1);
  await page.getByRole('option').first().waitFor();
  return page.getByRole('option').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

const FINDS = [
  { what: 'a guide', query: 'quickstart', url: /^\/eliza\/docs\/quickstart\//u },
  { what: 'an API page', query: 'composeContext', url: /^\/eliza\/api\/functions\/composeContext\//u },
  { what: 'a community page', query: 'creator fund', url: /^\/eliza\/community\/creator-fund\//u },
  {
    what: 'a channel of the chat',
    query: 'dev-contributors',
    url: /^\/eliza\/community\/Discord\/development\/dev-contributors\//u,
  },
  {
    what: 'a day of the chat',
    query: 'coders 2024-11-20',
    url: /^\/eliza\/community\/Discord\/development\/coders\/chat_2024-11-20\//u,
  },
] as const;

for (const { what, query, url } of FINDS) {
  test(`search finds ${what} first`, async ({ page, pageErrors }) => {
    await visit(page, '');
    await search(page, query);
    await expect(page.getByRole('option').first()).toHaveAttribute('href', url);
    expect(pageErrors).toEqual([]);
  });
}

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens the search`, async ({ page }) => {
    await visit(page, 'docs/intro/');
    await page.keyboard.press(key);
    await expect(searchBox(page)).toBeFocused();
  });
}

test('a slash typed into a field stays in it', async ({ page }) => {
  await visit(page, 'community/awesome-eliza/');
  const filter = page.getByLabel('Filter');
  await filter.focus();
  await page.keyboard.press('/');
  await expect(filter).toHaveValue('/');
  await expect(filter).toBeFocused();
});

test('the box says that the index is loading, and keeps focus and text meanwhile', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(DATA, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, 'docs/intro/');
  const box = searchBox(page);
  await expect(box).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await page.keyboard.press('Control+k');
  // Only for assistive technology: the attribute "disabled" would lose focus and keystrokes.
  await expect(box).toBeDisabled();
  await expect(box).toHaveAttribute('placeholder', 'Loading...');
  await expect(box).toBeFocused();
  await page.keyboard.type('quickstart');
  await expect(
    page.getByRole('status').filter({ hasText: 'Searching the guides, the API reference, and the community pages…' }),
  ).toBeVisible();
  release();
  await expect(box).toBeEnabled();
  await expect(box).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('quickstart');
  expect((await addresses(page))[0]).toContain('/docs/quickstart/');
});

test('on a Mac the box shows the command key', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' });
  });
  await visit(page, 'docs/intro/');
  await expect(searchBox(page)).toHaveAttribute('placeholder', 'Search ⌘+K');
});

for (const { what, answer } of [
  { what: 'can not be loaded', answer: { status: 503, body: '' } },
  { what: 'does not parse', answer: { status: 200, body: '{"words":' } },
]) {
  test(`a message is shown if the index ${what}, and Retry loads it`, async ({ page }) => {
    await page.context().route(/guides\.index\.json/u, (route) => route.fulfill(answer));
    await visit(page, 'docs/intro/');
    await searchBox(page).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.context().unroute(/guides\.index\.json/u);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await search(page, 'quickstart');
    expect((await addresses(page))[0]).toContain('/docs/quickstart/');
  });
}

test('the search works without workers', async ({ page, pageErrors }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: function Worker() {
        throw new Error('No workers here.');
      },
    });
  });
  await visit(page, 'docs/intro/');
  await search(page, 'composeContext');
  expect((await addresses(page))[0]).toContain('/api/functions/composeContext/');
  expect(pageErrors).toEqual([]);
});

test('the search works without storage', async ({ page, pageErrors }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await visit(page, 'docs/intro/');
  await search(page, 'quickstart');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/docs\/quickstart\//u);
  expect(pageErrors).toEqual([]);
});

test('each hit has its section, its page, a marked excerpt, and its part unless it is a guide', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await search(page, 'similes');
  const guide = page.getByRole('option').first();
  await expect(guide).toContainText('Simile');
  await expect(page.getByRole('option').locator('mark').first()).toHaveText(/simile/iu);
  const api = hitsFrom(page, 'API').first();
  await expect(api).toHaveAttribute('href', /^\/eliza\/api\//u);
  await expect(guide.and(api)).toHaveCount(0);
});

test('a word that no page has is named, and what is searched instead', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await search(page, 'templatte zzqqx');
  await expect(page.getByText('No page has zzqqx.')).toBeVisible();
  await expect(
    page.getByText('No page has templatte. Similar words that are searched instead: template.'),
  ).toBeVisible();
  await expect(page.getByRole('option').first()).toContainText(/template/iu);
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('link', { name: /^Search for “template/u })
    .first()
    .click();
  await expect(searchBox(page)).toHaveValue(/^template/u);
});

test('before the first search, the box has the pages that most readers start with', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await search(page, '');
  await page.getByRole('link', { name: 'Quickstart' }).and(page.locator('[class*=recent] a')).click();
  await expect(page).toHaveURL(/\/docs\/quickstart\//u);
});

test('the box shows as many hits as configured, and a link to all of them', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await search(page, 'agent');
  const options = page.getByRole('option');
  await expect(options.filter({ hasNotText: /See all results|more on this page/u })).toHaveCount(8);
  await expect(options.last()).toHaveText('See all results');
});

test('a search can be limited to a part of the site, and to the old API', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await search(page, 'composeContext');
  await addresses(page);
  await page.getByRole('button', { name: 'API', exact: true }).click();
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/eliza\/api\//u);
  // In browsers where pressing a button doesn't focus it, such as Safari, losing the focus would close the results.
  await expect(searchBox(page)).toBeFocused();
  await page.getByRole('button', { name: 'API 0.1.3' }).click();
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/eliza\/docs\/api\//u);
});

test('the archive is loaded when it is chosen, or when the other parts lack a word', async ({ page }) => {
  const archive: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('archive.index')) {
      archive.push(request.url());
    }
  });
  await visit(page, 'docs/intro/');
  await search(page, 'wallet');
  await addresses(page);
  expect(archive).toEqual([]);
  await page.getByRole('button', { name: 'Search the chat archive' }).click();
  await expect(hitsFrom(page, 'Archive').first()).toBeVisible();
  expect(archive).toHaveLength(1);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await searchBox(page).fill('Etherdrops');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /\/community\/Discord\/.*chat_/u);
});

test('a search without hits says so, and what to try', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await search(page, 'rutnime');
  await expect(page.getByText('Nothing found for “rutnime”.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const similar = page.getByRole('link', { name: 'Search for “runtime”', exact: true });
  await expect(similar).toHaveAttribute('href', '/eliza/search/?q=runtime');
  await tabTo(page, similar);
  await page.keyboard.press('Enter');
  await expect(searchBox(page)).toHaveValue('runtime');
  await expect(searchBox(page)).toBeFocused();
  await addresses(page);
  await page.getByRole('button', { name: 'Community', exact: true }).click();
  await searchBox(page).fill('PROTOBUF_XYZ composeRandomUser');
  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await searchBox(page).fill('rutnime');
  await tabTo(page, page.getByRole('link', { name: 'Other ways to an answer' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/eliza\/search\/\?q=rutnime$/u);
});

test('the search page leads on from a search without hits: similar searches, FAQ, chat and a report', async ({
  page,
}) => {
  await visit(page, 'search/?q=rutnime&in=guides');
  const main = page.getByRole('main');
  await expect(main.getByText('Nothing found for “rutnime”.')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const chat = main.getByRole('link', { name: 'Ask in the chat' });
  await expect(chat).toHaveAttribute('href', 'https://discord.gg/ai16z');
  const report = main.getByRole('link', { name: 'Report a gap' });
  const issue = new URL((await report.getAttribute('href')) ?? '');
  expect(issue.origin + issue.pathname).toBe('https://github.com/elizaOS/eliza/issues/new');
  expect(issue.searchParams.get('title')).toContain('“rutnime”');
  expect(issue.searchParams.get('body')).toContain('“rutnime”');

  const topics = main.getByRole('listitem').getByRole('link').and(page.locator('[href^="/eliza/docs/faq/"]'));
  const written = [...readFileSync('docs/faq/index.md', 'utf8').matchAll(/^\[(.+)\]\(\/docs\/faq\//gmu)];
  expect(await topics.allTextContents()).toEqual(written.map(([, label]) => label));

  for (const link of [
    main.getByRole('link', { name: 'Search for “runtime”', exact: true }),
    chat,
    report,
    topics.last(),
  ]) {
    await tabTo(page, link);
  }
  await main.getByRole('button', { name: 'Search everywhere' }).click();
  await expect(page).toHaveURL(/\?q=rutnime$/u);
  await main.getByRole('link', { name: 'Search for “runtime”', exact: true }).click();
  await expect(page).toHaveURL(/\?q=runtime$/u);
  await expect(main.locator('li a[href^="/eliza/docs/"]').first()).toBeVisible();
  await expect(main.getByRole('searchbox')).toHaveValue('runtime');
});

test('hits can be reached by keyboard, and their number is announced', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await search(page, 'AgentRuntime');
  const options = page.getByRole('option');
  await expect(options.last()).toHaveText('See all results');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ hits$/u })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(searchBox(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/eliza\/api\/classes\/AgentRuntime\//u);
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('Escape closes the search', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await search(page, 'agent');
  await addresses(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option').first()).toBeHidden();
  await expect(searchBox(page)).toHaveValue('');
  await expect(searchBox(page)).not.toBeFocused();
});

test('a hit leads to its section, where the words of the query are marked', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await search(page, 'TWITTER_DRY_RUN safe for testing');
  await page.getByRole('option').first().click();
  // Without the words to mark, so that the address can be copied.
  await expect(page).toHaveURL(/\/docs\/faq\/x\/#is-twitter_dry_run-safe-for-testing$/u);
  await expect(page.getByRole('heading', { name: 'Is TWITTER_DRY_RUN safe for testing?' })).toBeInViewport();
  const marked = (): Promise<string[]> =>
    page.evaluate(() => [...(CSS.highlights.get('search-result') ?? [])].map(String));
  await expect.poll(marked).toContain('TWITTER_DRY_RUN');
  await page.getByRole('link', { name: 'Quickstart' }).first().click();
  await expect(page).toHaveURL(/\/docs\/quickstart\/$/u);
  expect(await page.evaluate(() => CSS.highlights.has('search-result'))).toBe(false);
});

test('no words are marked on a page that the reader opens afterwards', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/search-words/u, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, 'docs/faq/install/?highlight=agent');
  await page.getByRole('link', { name: 'Quickstart' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
  const script = page.waitForResponse(/search-words/u);
  release();
  await script;
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => CSS.highlights.has('search-result'))).toBe(false);
});

test('the last searches are kept on the device until the reader deletes them', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await search(page, 'wallet');
  await page.getByRole('option').first().click();
  await visit(page, 'docs/intro/');
  await search(page, '');
  await page.getByRole('button', { name: 'wallet' }).click();
  await expect(searchBox(page)).toHaveValue('wallet');
  await addresses(page);
  await searchBox(page).fill('');
  await page.getByRole('button', { name: 'Clear them' }).click();
  await expect(page.getByText('Recent searches')).toHaveCount(0);
});

test('further hits of a page are behind a count, which leads to the search page and unfolds there', async ({
  page,
}) => {
  await visit(page, 'docs/intro/');
  await search(page, 'telegram bot silent in groups');
  const count = page.getByRole('option', { name: /^\d+ more on this page$/u }).first();
  await expect(count).toHaveAttribute('href', /^\/eliza\/search\/\?q=telegram\+bot\+silent\+in\+groups&open=docs%2F/u);
  const unfolded =
    new URL(`https://site.test${(await count.getAttribute('href')) ?? ''}`).searchParams.get('open') ?? '';
  for (let step = 0; (await count.getAttribute('aria-selected')) !== 'true' && step < 12; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/eliza\/search\/\?q=.*&open=/u);
  const open = page.locator('main details[open]');
  await expect(open.getByRole('link').first()).toHaveAttribute('href', new RegExp(`^/eliza/${unfolded}`, 'u'));
  await expect(open).toHaveCount(1);
  const closed = page.locator('main details:not([open]) > summary').first();
  await closed.focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
});

test('an error finds its message, and an old name the new one', async ({ page }) => {
  const messages: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('messages.json')) {
      messages.push(request.url());
    }
  });
  await visit(page, 'docs/intro/');
  await search(page, 'generateObjectV2');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('href', /\/api\/functions\/generateObject\//u);
  await expect(first).toContainText('generateObjectV2 is generateObject in 0.1.7');
  expect(messages).toEqual([]);
  await search(page, 'Error: connect ECONNREFUSED ::1:3000 [vite] http proxy error: /agents');
  await expect(first).toHaveAttribute(
    'href',
    /\/docs\/troubleshooting\/.*#vite-http-proxy-error-with-connect-econnrefused$/u,
  );
  await expect(first.locator('span').last()).toContainText('Start the agent before');
});

test('all results are on their own page, with the choices in its address', async ({ page }) => {
  await visit(page, 'docs/intro/');
  await search(page, 'wallet');
  await page.getByRole('option', { name: 'See all results' }).click();
  await expect(page).toHaveURL(/\/eliza\/search\/\?q=wallet$/u);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Search for “wallet”');
  await expect(main.locator('li a[href^="/eliza/docs/"]').first()).toBeVisible();
  await main.getByRole('button', { name: 'Archive', exact: true }).click();
  await main.getByLabel('Channel').selectOption('coders');
  await expect(page).toHaveURL(/\?q=wallet&in=archive&channel=development%2Fcoders$/u);
  const inChannel = main.getByRole('listitem').getByRole('link');
  await expect(inChannel.first()).toHaveAttribute('href', /\/development\/coders\/chat_/u);
  const count = await inChannel.count();
  await main.getByLabel('Topic').selectOption('Wallets and keys');
  await expect.poll(() => inChannel.count()).toBeLessThan(count);
  await page.reload();
  await expect(main.getByLabel('Topic')).toHaveValue('wallets');
  await expect(inChannel.first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const width of [320, 390]) {
  test(`on a screen of ${width} px the search is a dialog`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, 'docs/intro/');
    await page.getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const box = dialog.getByRole('combobox');
    await expect(box).toBeEnabled();
    await expect(box).toBeFocused();
    await box.fill('wallet');
    await page.getByRole('option').first().waitFor();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    // The results have the width of the screen.
    expect((await page.getByRole('listbox').boundingBox())?.width).toBeGreaterThan(width - 40);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Search' }).click();
    await box.fill('quickstart');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/docs\/quickstart\//u);
    await expect(dialog).toHaveCount(0);
  });
}

test('the active option and the chosen part stay recognizable with forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, 'docs/intro/');
  await search(page, 'agent');
  await addresses(page);
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const outline = (element: Locator): Promise<string> => element.evaluate((target) => getComputedStyle(target).outline);
  expect(await outline(options.first())).not.toBe(await outline(options.nth(1)));
  const choice = page.getByRole('group', { name: 'Search in' }).getByRole('button');
  await expect(choice.first()).toHaveAttribute('aria-pressed', 'true');
  expect(await outline(choice.first())).not.toBe(await outline(choice.nth(1)));
  // Marked words are not black on black.
  const mark = options.locator('mark').first();
  await expect(mark).toBeVisible();
  const colors = await mark.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 0)']);
});
