import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { violations } from './support/accessibility';
import { builtFiles, builtSize, sitemapRoutes } from './support/site';
import { expect, test as base, visit } from './support/test';

/** The modes in which a page may look different. */
const MODES = (['dark', 'light'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({ colorScheme, width })),
);
type Mode = (typeof MODES)[number];

/**
 * One browser page for all tests of a worker: opening a new one, with an empty cache, takes longer than most of these
 * tests. The pages are loaded from the server each time, and the tests change nothing.
 */
const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser, server }, use) => {
      const page = await browser.newPage({ baseURL: server, reducedMotion: 'reduce' });
      await page.addInitScript(axe.source);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => use(sharedPage),
});

/** For the longest pages, which take axe half a minute. */
test.setTimeout(3 * 60_000);

/** Routes of templates with many pages, up to the part that differs. */
const KINDS: readonly RegExp[] = [
  // Kinds of exports, in both references: `docs/api/classes/`.
  /^(?:docs\/)?api\/[^/]+\/(?=[^/]+\/$)/u,
  // Channels of the chat archive.
  /^community\/Discord\/[^/]+\/[^/]+\/(?=chat_[^/]+\/$)/u,
  /^community\/Discord\/topics\/(?=[^/]+\/$)/u,
];
const kindOf = (route: string): string | undefined => KINDS.flatMap((kind) => kind.exec(route)?.[0] ?? [])[0];

/** The sitemap leaves out the reference of 0.1.3, because search engines should show the current one. */
const oldReference = builtFiles().flatMap(
  (file) => /^(docs\/api\/(?:globals\/|[^/]+\/[^/]+\/)?)index\.html$/u.exec(file)?.[1] ?? [],
);
const routes = [...sitemapRoutes(), ...oldReference];
const ofKind = routes.filter((route) => kindOf(route) !== undefined);

/** The longest page of each kind, and the one of middle length. */
const sample = new Set(
  [...new Set(ofKind.map(kindOf))].flatMap((kind) => {
    const pages = ofKind
      .filter((route) => kindOf(route) === kind)
      .map((route) => ({ route, size: builtSize(`${route}index.html`) }))
      .sort((one, other) => one.size - other.size)
      .map(({ route }) => route);
    return [pages.at(-1), pages[Math.floor(pages.length / 2)]];
  }),
);

test('pages of every kind are checked in all modes', () => {
  for (const reference of ['api', 'docs/api']) {
    for (const exports of ['classes', 'enumerations', 'functions', 'interfaces', 'type-aliases', 'variables']) {
      expect([...sample].map((route) => route && kindOf(route))).toContain(`${reference}/${exports}/`);
    }
  }
  expect([...sample].filter((route) => route?.includes('/chat_')).length).toBeGreaterThan(1);
});

for (const route of routes) {
  const position = ofKind.indexOf(route);
  const isWhole = position < 0 || sample.has(route);
  const modes = isWhole ? MODES : MODES.filter((_, index) => index === position % MODES.length);
  test(`/${route} is a whole page, and accessible ${isWhole ? 'in all modes' : `(${modes.map(nameOf).join()})`}`, async ({
    page,
    pageErrors,
  }) => {
    for (const mode of modes.slice(0, 1)) {
      await show(page, mode);
    }
    expect(await visit(page, route)).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S+ \| eliza$/u);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{9,}/u);
    for (const diagram of await page.locator('[data-diagram]').all()) {
      await diagram.scrollIntoViewIfNeeded();
      await expect(diagram.locator('.docusaurus-mermaid-container svg')).toBeVisible({ timeout: 30_000 });
    }
    for (const [index, mode] of modes.entries()) {
      await show(page, mode);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode.colorScheme);
      // Another colour scheme changes only colours.
      const coloursOnly = modes.slice(0, index).some(({ width }) => width === mode.width);
      expect(await violations(page, { coloursOnly }), nameOf(mode)).toEqual([]);
    }
    expect(pageErrors).toEqual([]);
  });
}

async function show(page: Page, { colorScheme, width }: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
}

function nameOf({ colorScheme, width }: Mode): string {
  return `${colorScheme}, ${width} px`;
}
