import type { Page } from '@playwright/test';
import { AXE, violations } from './support/accessibility';
import { isOfTemplate, kindOf, middleOf, REPEATS, repeatsUnless, ROUTES, ROUTES_BY_KIND } from './support/templates';
import { expect, test as base, visit } from './support/test';

/** The modes in which a page may look different. */
const MODES = (['dark', 'light'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({ colorScheme, width })),
);
type Mode = (typeof MODES)[number];

/** After so many routes a page has grown to several hundred megabytes. */
const ROUTES_PER_PAGE = 50;
/** Not more than a page bears, few enough to spread over the workers. */
const PAGES_PER_TEST = 25;

/**
 * Many tests of a worker share a browser page: a new one, with an empty cache, takes longer to open than most of these
 * tests take. Each test loads its route again, and only reads.
 */
const test = base.extend<object, { nextPage: () => Promise<Page> }>({
  nextPage: [
    async ({ browser, server }, use) => {
      let page: Page | undefined;
      let routesOpened = 0;
      await use(async () => {
        if (!page || page.isClosed() || routesOpened >= ROUTES_PER_PAGE) {
          await page?.close();
          page = await browser.newPage({ baseURL: server, reducedMotion: 'reduce' });
          await page.addInitScript({ path: AXE });
          routesOpened = 0;
          page.on('framenavigated', () => (routesOpened += 1));
        }
        return page;
      });
      await page?.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ nextPage }, use) => use(await nextPage()),
});

/** For the longest pages, which take axe half a minute. */
test.setTimeout(3 * 60_000);

/** Each is written by hand, so each is looked at in both color modes and on both widths. */
const WRITTEN = ['guides', 'community pages'];

/** The longest page of each kind, the one in the middle, and the shortest. */
const sample = new Set([...ROUTES_BY_KIND.values()].flatMap((routes) => [routes[0], middleOf(routes), routes.at(-1)]));

/** The modes to look at a page in. Without a kind, or in the sample of its kind: all. */
function modesOf(route: string): readonly Mode[] {
  const kind = kindOf(route);
  if (kind === undefined || sample.has(route)) {
    return MODES;
  }
  const position = (ROUTES_BY_KIND.get(kind)?.indexOf(route) ?? 0) % MODES.length;
  const count = WRITTEN.includes(kind) ? 2 : 1;
  // The other width in the other colors.
  return [position, MODES.length - 1 - position].slice(0, count).flatMap((index) => MODES[index] ?? []);
}

test('there are pages of every kind', () => {
  expect([...ROUTES_BY_KIND].filter(([, routes]) => routes.length < 2).map(([kind]) => kind)).toEqual([]);
});

const modesByRoute = new Map(ROUTES.map((route) => [route, modesOf(route)]));

/** Written pages, and the sample of the others: a test each. */
const testedAlone = [...modesByRoute].filter(([, modes]) => modes.length > 1);
for (const [route, modes] of testedAlone) {
  const described = modes.length === MODES.length ? 'in all modes' : `(${modes.map(nameOf).join('; ')})`;
  test(
    `/${route} is a whole page, and accessible ${described}`,
    repeatsUnless(isOfTemplate(route)),
    async ({ page, pageErrors }) => {
      await check(page, route, modes, pageErrors);
    },
  );
}

/** The others, which one template makes hundreds of: a test for many, as each takes less time than a test by itself. */
const testedTogether = [...modesByRoute].filter(([, modes]) => modes.length === 1);
for (const mode of MODES) {
  const inMode = testedTogether.filter(([, [only]]) => only === mode).map(([route]) => route);
  for (let first = 0; first < inMode.length; first += PAGES_PER_TEST) {
    const some = inMode.slice(first, first + PAGES_PER_TEST);
    test(
      `/${some[0]} and the next ${some.length - 1} are whole pages, and accessible (${nameOf(mode)})`,
      { tag: REPEATS },
      async ({ page, pageErrors }) => {
        for (const route of some) {
          await check(page, route, [mode], pageErrors);
          // Each has its own.
          pageErrors.length = 0;
        }
      },
    );
  }
}

/** Failures name the route, and let the next page be checked. */
async function check(page: Page, route: string, modes: readonly Mode[], pageErrors: readonly string[]): Promise<void> {
  const [first] = modes;
  if (first) {
    await show(page, first);
  }
  expect.soft(await visit(page, route), `status of /${route}`).toBe(200);
  const { headings, title, description } = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  }));
  expect.soft(headings, `h1 elements of /${route}`).toBe(1);
  expect.soft(title, `title of /${route}`).toMatch(/\S+ \| eliza$/u);
  expect.soft(description, `description of /${route}`).toMatch(/\S.{9,}/u);
  for (const diagram of await page.locator('[data-diagram]').all()) {
    await diagram.scrollIntoViewIfNeeded();
    await expect(diagram.locator('.docusaurus-mermaid-container svg'), `diagram of /${route}`).toBeVisible({
      timeout: 30_000,
    });
  }
  for (const [index, mode] of modes.entries()) {
    await show(page, mode);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode.colorScheme);
    // Another color scheme changes only colors.
    const colorsOnly = modes.slice(0, index).some(({ width }) => width === mode.width);
    // What surrounds the content is the same on all pages of a kind.
    const within = modes.length === MODES.length ? undefined : 'main';
    const found = await violations(page, { colorsOnly, within });
    expect.soft(found, `/${route}, ${nameOf(mode)}`).toEqual([]);
    expect.soft(await page.evaluate(cutOffTables), `tables of /${route}, ${nameOf(mode)}`).toEqual([]);
  }
  expect.soft(pageErrors, `errors of /${route}`).toEqual([]);
}

/** Runs in the page. Tables of up to five columns fit; others show that they scroll. */
function cutOffTables(): string[] {
  return [...document.querySelectorAll('.markdown table')].flatMap((table) => {
    const frame = table.parentElement;
    const columns = table.querySelectorAll('thead th').length;
    const isWide = frame !== null && frame.scrollWidth > frame.clientWidth;
    const isSigned = frame?.hasAttribute('data-more') && frame.tabIndex === 0;
    return isWide && (columns <= 5 || !isSigned) ? [table.querySelector('tr')?.textContent ?? ''] : [];
  });
}

async function show(page: Page, { colorScheme, width }: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
}

function nameOf({ colorScheme, width }: Mode): string {
  return `${colorScheme}, ${width} px`;
}
