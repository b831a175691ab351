import type { Browser, Locator, Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { TEMPLATES } from './support/bytes';
import { repeatsUnless } from './support/templates';
import { expect, hydrated, navbarOf, sidebarOf, test, titleOf } from './support/test';

test.use({ javaScriptEnabled: false });

const SCHEMES = ['dark', 'light'] as const;
type Scheme = (typeof SCHEMES)[number];
const WIDTHS = [390, 1280];

/** A page of each template, and pages with their own controls. */
const ROUTES = [
  ...Object.values(TEMPLATES),
  'api/globals/',
  'docs/api/classes/AgentRuntime/',
  'docs/troubleshooting/',
  'docs/known-defects/',
  'docs/guides/configuration/',
  'docs/packages/plugins/',
  'docs/tools/character/',
  'community/',
  'community/Streams/',
  'community/awesome-eliza/',
  'community/Contributors/profiles/',
  'community/Discord/',
  'community/Discord/answers/',
  'community/Discord/development/coders/',
  'markdown-page/',
  '404.html',
];

/** Elements to click, choose from or write into, without links that look like buttons. */
const CONTROLS = 'button, input, select, textarea, label, [role="tab"], [role="button"]:not([href]), a[href="#"]';

/** Elements whose colors differ between the modes, including some that only rules of the dark mode color. */
const COLORED = [
  'html',
  'body',
  'h1',
  '.navbar',
  '.navbar__link',
  '.menu__link',
  '.menu__link--active',
  '.theme-code-block',
  '.token.keyword',
  '.token.string',
  '.markdown a',
  '.markdown code',
  '.alert',
  'table th',
  '.button--secondary',
  '.footer',
  '.footer__title',
  '.footer__link-item',
];

test('lists that are filtered by a script are there as a whole', async ({ page }) => {
  for (const [route, items, least] of [
    ['docs/guides/configuration/', '[data-setting]', 250],
    ['docs/packages/plugins/', 'main tbody tr', 35],
    ['docs/troubleshooting/', '[data-message]', 200],
    ['docs/known-defects/', '[data-packages]', 100],
    ['community/Discord/', '#day-2024-11-20 a[href$="/coders/chat_2024-11-20/"]', 1],
    ['community/Discord/answers/', 'article section li', 20],
    ['community/Discord/questions/', 'article section li', 300],
  ] as const) {
    await page.goto(route);
    expect(await visible(page.locator(items)).count(), route).toBeGreaterThanOrEqual(least);
  }
});

for (const scheme of SCHEMES) {
  for (const route of [TEMPLATES.home, TEMPLATES.guide, TEMPLATES.introduction, TEMPLATES.API, TEMPLATES.digest]) {
    const title = `/${route} has the colors of the ${scheme} mode without JavaScript, if the system is ${scheme}`;
    test(title, repeatsUnless(scheme === 'dark' || route === TEMPLATES.guide), async ({ browser, page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(route);
      const colors = await colorsOf(page);
      expect(colors.html).toContain(scheme === 'dark' ? 'rgb(15, 22, 19)' : 'rgb(251, 253, 252)');
      expect(colors).toEqual(await colorsWithScript(browser, page.url(), scheme));
      expect(Object.keys(colors).length).toBeGreaterThan(9);
    });
  }
}

test('the logo matches the color mode', async ({ page }) => {
  for (const [scheme, file] of [
    ['dark', 'logo-dark.svg'],
    ['light', 'logo.svg'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(TEMPLATES.guide);
    for (const place of ['navigation', 'contentinfo'] as const) {
      const logo = visible(page.getByRole(place).locator('img[src*="logo"]'));
      await expect(logo.first()).toHaveAttribute('src', `/eliza/img/${file}`);
      await expect(logo).toHaveCount(1);
    }
  }
});

for (const width of WIDTHS) {
  test(`no page shows a control that does nothing, or is wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ROUTES) {
      await page.goto(route);
      await expect(titleOf(page), route).toBeVisible();
      const controls = await visible(page.locator(CONTROLS)).evaluateAll((elements) =>
        elements.map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      expect(controls, route).toEqual([]);
      expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth), route).toBeLessThanOrEqual(width);
    }
  });
}

test('the search page says that search needs JavaScript, and links to every part of the site', async ({ page }) => {
  const ways = [
    ['Guides', 'docs/intro/'],
    ['All names of the API', 'api/globals/'],
    ['Community pages', 'community/'],
    ['Chat archive', 'community/Discord/'],
  ] as const;
  for (const [name, route] of ways) {
    await page.goto('search/?q=action');
    const main = page.getByRole('main');
    await expect(main.locator('p', { hasText: 'Search needs JavaScript' })).toBeVisible();
    // Not found by role, because Playwright treats <noscript> as empty.
    await main.locator('a', { hasText: name }).click();
    await expect(page).toHaveURL(new RegExp(`/eliza/${route}$`, 'u'));
    await expect(titleOf(page)).toBeVisible();
  }
});

for (const width of WIDTHS) {
  for (const route of [
    TEMPLATES.home,
    TEMPLATES.guide,
    TEMPLATES.API,
    'community/',
    'docs/api/classes/AgentRuntime/',
    TEMPLATES.stream,
    TEMPLATES.digest,
  ]) {
    test(
      `/${route} links to every part of the site at ${width} px`,
      repeatsUnless(route === TEMPLATES.home || route === TEMPLATES.guide),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const [name, address] of [
          ['Docs', 'docs/intro/'],
          ['API', 'api/'],
          ['Community', 'community/'],
        ] as const) {
          await page.goto(route);
          await expect(titleOf(page)).toBeVisible();
          await navbarOf(page).getByRole('link', { name, exact: true }).click();
          await expect(page).toHaveURL(new RegExp(`/eliza/${address}$`, 'u'));
        }
        await sidebarOf(page).getByRole('link', { name: 'Chat archive' }).click();
        await expect(page).toHaveURL(/\/eliza\/community\/Discord\/$/u);
      },
    );
  }

  test(`the sidebar links into closed categories at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ['docs/intro/', 'api/', 'community/']) {
      await page.goto(route);
      const closed = sidebarOf(page).locator('.menu__list-item--collapsed > div > a');
      const names = await closed.allTextContents();
      expect(names.length, route).toBeGreaterThan(1);
      for (const name of names) {
        await page.goto(route);
        await sidebarOf(page).locator('.menu__list-item--collapsed > div > a').getByText(name, { exact: true }).click();
        const category = sidebarOf(page)
          .locator('li.theme-doc-sidebar-item-category')
          .filter({ hasText: name })
          .first();
        await expect(visible(category.locator('ul a')).first(), `${route}: ${name}`).toBeVisible();
      }
    }
  });
}

test('on a phone, the sidebar is below the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(TEMPLATES.guide);
  const article = await page.getByRole('article').boundingBox();
  const sidebar = await sidebarOf(page).boundingBox();
  expect(sidebar?.y).toBeGreaterThan((article?.y ?? 0) + (article?.height ?? 0));
});

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('the styles for readers without JavaScript are not loaded', async ({ page }) => {
    const styles: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.css')) {
        styles.push(request.url());
      }
    });
    await page.goto('docs/intro/', { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(styles).toEqual([expect.stringMatching(/\/styles\.[0-9a-f]+\.css$/u)]);
  });

  // axe needs timers, which don't run without JavaScript. So it checks the page as such a browser shows it: without
  // scripts, and with the content of <noscript>.
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) {
      const title = `pages without scripts are accessible, ${colorScheme}, at ${width} px`;
      test(title, repeatsUnless((colorScheme === 'dark') === (width === 390)), async ({ page }) => {
        test.setTimeout(3 * 60_000);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.route('**/*', async (route) => {
          if (route.request().resourceType() !== 'document') {
            await route.continue();
            return;
          }
          const response = await route.fetch();
          const html = await response.text();
          await route.fulfill({ response, body: html.replace(/<script\b.*?<\/script>|<\/?noscript>/gsu, '') });
        });
        for (const route of [...Object.values(TEMPLATES), 'community/Discord/']) {
          await page.goto(route);
          await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
          // The rest doesn't depend on the colors.
          const found = await violations(page, { colorsOnly: colorScheme === 'light' });
          // Wide tables get a tab stop from a script that measures them; without it, browsers give one to everything
          // that scrolls.
          expect(
            found.filter((violation) => !violation.startsWith('scrollable-region-focusable')),
            route,
          ).toEqual([]);
        }
      });
    }
  }
});

function visible(locator: Locator): Locator {
  return locator.filter({ visible: true });
}

/** Colors of the first element of each kind on the page. */
async function colorsOf(page: Page): Promise<Record<string, string>> {
  const colors: Record<string, string> = {};
  for (const selector of COLORED) {
    const element = page.locator(selector).first();
    if ((await element.count()) > 0) {
      colors[selector] = await element.evaluate((node) => {
        const { colorScheme, color, backgroundColor, borderTopColor } = getComputedStyle(node);
        return [colorScheme, color, backgroundColor, borderTopColor].join(' ');
      });
    }
  }
  return colors;
}

async function colorsWithScript(
  browser: Browser,
  address: string,
  colorScheme: Scheme,
): Promise<Record<string, string>> {
  const context = await browser.newContext({ javaScriptEnabled: true, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address);
  await hydrated(page);
  const colors = await colorsOf(page);
  await context.close();
  return colors;
}
