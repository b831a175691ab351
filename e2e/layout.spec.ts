import type { Locator, Page } from '@playwright/test';
import { hasGitHistory } from '../src/utils/gitHistory';
import { expect, navbarOf, sidebarOf, test, titleOf, visit } from './support/test';

const LONG_GUIDE = 'docs/core/actions/';

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
}

test('the navbar hides on scrolling down and comes back on scrolling up', async ({ page }) => {
  await visit(page, LONG_GUIDE);
  const navbar = navbarOf(page);
  await scrollTo(page, 40);
  await expect(navbar).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 2000);
  await expect(navbar).not.toBeInViewport();
  await scrollTo(page, 1500);
  await expect(navbar).toBeInViewport({ ratio: 1 });
});

test('the docs sidebar can be hidden and brought back', async ({ page }) => {
  await visit(page, LONG_GUIDE);
  const sidebar = sidebarOf(page);
  await expect(sidebar).toBeVisible();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect(sidebar).toBeVisible();
});

test('opening one category of the sidebar closes the other', async ({ page }) => {
  await visit(page, LONG_GUIDE);
  const sidebar = sidebarOf(page);
  await expect(sidebar.getByRole('link', { name: 'Character files' })).toBeVisible();
  await sidebar.getByRole('button', { name: 'Guides' }).click();
  await expect(sidebar.getByRole('link', { name: 'Configuration' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Character files' })).toBeHidden();
});

test('categories open without motion for readers who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, LONG_GUIDE);
  const sidebar = sidebarOf(page);
  const durations = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const observer = new MutationObserver((records) => {
          for (const { target } of records) {
            if (target instanceof HTMLElement && target.style.transition) {
              seen.push(target.style.transition);
              resolve(seen);
            }
          }
        });
        observer.observe(document.body, { attributes: true, attributeFilter: ['style'], subtree: true });
      }),
  );
  await sidebar.getByRole('button', { name: 'Guides' }).click();
  expect((await durations).join()).toMatch(/height 1ms/u);
});

test('the table of contents follows the reader', async ({ page }) => {
  await visit(page, LONG_GUIDE);
  const heading = page.getByRole('heading', { name: 'Register an action' });
  await heading.evaluate((element) => element.scrollIntoView());
  await expect(page.locator('.table-of-contents__link--active')).toHaveText('Register an action');
});

test('the default is dark if the system has no preference', async ({ page }) => {
  await page.emulateMedia({ colorScheme: null });
  await page.addInitScript(() => {
    const original = window.matchMedia.bind(window);
    window.matchMedia = (query) => (query.includes('prefers-color-scheme') ? original('not all') : original(query));
  });
  await visit(page, 'docs/intro/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a long page keeps the classes of its html while React hydrates it', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    // The document has no root element yet.
    new MutationObserver(() => {
      const { className } = document.documentElement;
      if (className && seen.at(-1) !== className) {
        seen.push(className);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  });
  // On a slow processor, React lets the browser paint in between.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('api/classes/DatabaseAdapter/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 20_000 });
  const seen = await page.evaluate(() => (window as Window & { seen?: string[] }).seen);
  expect(seen).toEqual([expect.stringContaining('plugin-id-api')]);
});

test('a mouse click shows no focus ring, the keyboard does', async ({ page }) => {
  await visit(page, 'docs/quickstart/');
  const code = page.locator('pre').first();
  const ring = (): Promise<string> => code.evaluate((element) => getComputedStyle(element).outlineStyle);
  await code.click();
  await expect(code).toBeFocused();
  expect(await ring()).toBe('none');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(code).toBeFocused();
  expect(await ring()).toBe('solid');
});

test('nothing breaks if the browser forbids storage', async ({ page, pageErrors }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await visit(page, 'docs/intro/');
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', { name: /dark and light mode/u }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
  expect(pageErrors.filter((error) => !error.includes('storage'))).toEqual([]);
});

/** Runs in the page. Text that continues where no one can scroll. */
function cutOffTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { overflowX } = getComputedStyle(element);
      // What is one pixel wide is only for screen readers.
      const isSeen = element.clientWidth > 1 && element.checkVisibility({ checkVisibilityCSS: true });
      return isSeen && /hidden|clip/u.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 40)}`);
}

test('pages at 200 and 400 % zoom scroll only vertically, and nothing is cut off', async ({ page }) => {
  for (const route of [
    '',
    LONG_GUIDE,
    'docs/guides/configuration/',
    'docs/troubleshooting/',
    'api/classes/AgentRuntime/',
    'community/Streams/',
    'community/Contributors/profiles/',
  ]) {
    // What 1280 by 800 pixels are at this zoom.
    for (const [width, height] of [
      [640, 400],
      [320, 200],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, route);
      const where = `/${route}, ${width} px`;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
      expect(await page.evaluate(cutOffTexts), where).toEqual([]);
    }
  }
});

test('print has only the article, in light colors', async ({ page }) => {
  await visit(page, LONG_GUIDE);
  await page.locator('[data-diagram]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-diagram] svg').first()).toBeVisible();
  const printed = async (colorScheme: 'light' | 'dark'): Promise<string[]> => {
    // Without the transitions from one mode to the other.
    await page.emulateMedia({ media: 'screen', colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.emulateMedia({ media: 'print', colorScheme });
    return page
      .locator('html, body, main article :not(svg *), .node rect, .nodeLabel')
      .evaluateAll((elements) =>
        elements
          .map((element) => getComputedStyle(element))
          .map(({ color, backgroundColor, borderColor, fill }) =>
            [color, backgroundColor, borderColor, fill].join('; '),
          ),
      );
  };
  // Meanwhile, another diagram may be drawn.
  await expect(async () => expect(await printed('dark')).toEqual(await printed('light'))).toPass();
  await expect(titleOf(page)).toBeVisible();
  for (const part of [
    '.navbar',
    '.theme-doc-sidebar-container',
    '.table-of-contents',
    '.theme-doc-breadcrumbs',
    '.pagination-nav',
    '.footer',
  ]) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
  await visit(page, 'docs/contributing/');
  const main = page.getByRole('main');
  await expect(main.getByRole('button')).toHaveCount(0);
  const addressOf = (link: Locator): Promise<string> =>
    link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await addressOf(main.locator('.markdown :is(p, li, td) > a[href^="https://"]').first())).toContain('(');
  expect(await addressOf(main.locator('.markdown :is(p, li, td) > a[href^="/eliza/"]').first())).toBe('none');
});

test('the menu names the introduction in English too, tells its parts apart and shows the current page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, LONG_GUIDE);
  const menu = sidebarOf(page);
  const introduction = menu.getByRole('link', { name: '简介 Introduction' });
  await expect(introduction).toHaveText('简介');
  await expect(introduction.locator('[lang="zh"]')).toHaveText('简介');
  await expect(menu.locator('.menu-group')).toHaveText(['Learn', 'Do', 'Look up', 'Take part']);
  await expect(menu.getByRole('link', { name: 'Recipes' })).toHaveCSS('font-weight', '500');
  await expect(menu.getByRole('link', { name: 'Evaluators' })).toHaveCSS('font-weight', '500');
  await expect(menu.locator('[aria-current="page"]')).toBeInViewport();
  await visit(page, 'docs/known-defects/');
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Known defects');
  await expect(menu.locator('[aria-current="page"]')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // A link in the page opens another category.
  await visit(page, 'docs/quickstart/');
  await page.getByRole('main').getByRole('link', { name: 'Troubleshooting' }).first().click();
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Troubleshooting');
  await expect(menu.locator('[aria-current="page"]')).toBeInViewport();
  // The color of a link changes while the pointer is on it: the menu stays where the reader has scrolled it.
  const scrolled = await introduction.evaluate((link) => {
    const scroller = link.closest('.menu');
    scroller?.scrollTo(0, 0);
    link.dispatchEvent(new TransitionEvent('transitionend', { propertyName: 'color', bubbles: true }));
    return scroller?.scrollTop;
  });
  expect(scrolled).toBe(0);
  await expect(menu.locator('[aria-current="page"]')).not.toBeInViewport();
});

test('lines of text have at most 75 characters on wide screens', async ({ page }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, LONG_GUIDE);
    const longest = await page.locator('.markdown > p').evaluateAll((paragraphs) =>
      paragraphs
        // Only text: no code, and no hidden notes about terms.
        .filter(({ childElementCount }) => childElementCount === 0)
        .map((paragraph) => {
          const { height } = paragraph.getBoundingClientRect();
          const lines = Math.round(height / parseFloat(getComputedStyle(paragraph).lineHeight));
          return lines === 1 ? 0 : paragraph.textContent.length / lines;
        }),
    );
    expect(Math.max(...longest), `${width} px`).toBeGreaterThan(50);
    expect(Math.max(...longest), `${width} px`).toBeLessThan(75);
  }
});

const outlineOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => getComputedStyle(element).outlineStyle);

test('buttons and the current page stay recognizable with forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, LONG_GUIDE);
  const current = sidebarOf(page).locator('[aria-current="page"]');
  const other = sidebarOf(page).getByRole('link', { name: 'Providers' });
  expect(await outlineOf(current)).not.toBe(await outlineOf(other));
  const area = navbarOf(page).getByRole('link', { name: 'Docs', exact: true });
  const otherArea = navbarOf(page).getByRole('link', { name: 'Community', exact: true });
  expect(await outlineOf(area)).not.toBe(await outlineOf(otherArea));
  const heading = page.locator('.table-of-contents__link');
  await scrollTo(page, 1500);
  await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
  expect(new Set(await Promise.all((await heading.all()).map(outlineOf))).size).toBe(2);
  await visit(page, '');
  const buttons = page.getByRole('main').locator('.button');
  expect(await buttons.count()).toBeGreaterThan(0);
  for (const button of await buttons.all()) {
    await expect(button).toHaveCSS('border-top-style', 'solid');
    await expect(button).not.toHaveCSS('border-top-width', '0px');
  }
});

test('a chosen topic and a chosen day stay recognizable with forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, 'community/Streams/');
  const topic = page.getByRole('group', { name: 'Topics' }).getByRole('button');
  await topic.nth(1).click();
  expect(await outlineOf(topic.nth(1))).not.toBe(await outlineOf(topic.nth(0)));
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.click();
  await expect(box).toBeEnabled();
  await box.fill('action');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  const active = page.getByRole('option', { selected: true });
  expect(await outlineOf(active)).not.toBe(await outlineOf(page.getByRole('option', { selected: false }).first()));
  await visit(page, 'community/Discord/#day-2024-11-20');
  const day = page.locator('#day-2024-11-20');
  await expect(day).toBeInViewport();
  expect(await outlineOf(day)).not.toBe(await outlineOf(page.locator('#day-2024-11-21')));
});

test('a diagram can be enlarged and closed by keyboard', async ({ page }) => {
  await visit(page, LONG_GUIDE);
  await page.locator('[data-diagram]').first().scrollIntoViewIfNeeded();
  const enlarge = page.getByRole('button', { name: 'Enlarge diagram' }).first();
  await enlarge.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator('svg[id^="mermaid"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

test('code can be copied, and long lines wrapped', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 700, height: 900 });
  await visit(page, LONG_GUIDE);
  const block = page.locator('.theme-code-block').filter({ hasText: 'ROLL_DICE' }).first();
  // The language on the edge, and what a program prints in another look.
  const look = (locator: Locator): Promise<string> =>
    locator.evaluate((element) => getComputedStyle(element, '::after').content + getComputedStyle(element).borderStyle);
  expect(await look(block)).toBe('"TypeScript"solid');
  expect(await look(page.locator('.theme-code-block').filter({ hasText: 'ROLL_DICE validate: true' }))).toBe(
    '"Output"dashed',
  );
  // A long line ends in a shadow, and scrolls by keyboard.
  const scrolled = block.locator('pre');
  await expect(scrolled).toHaveCSS('background-attachment', /^local, local, scroll, scroll/u);
  await scrolled.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrolled.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await block.hover();
  await block.getByRole('button', { name: 'Toggle word wrap' }).click();
  await expect(block.locator('pre code')).toHaveCSS('white-space', 'pre-wrap');
  await block.getByRole('button', { name: /Copy/u }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('ROLL_DICE');
});

test('every heading has its own link', async ({ page }) => {
  await visit(page, LONG_GUIDE);
  const heading = page.getByRole('heading', { name: /^Register an action/u });
  await heading.hover();
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(/#register-an-action$/u);
});

test('a guide links to the previous and next guide and its source, and shows its last change', async ({ page }) => {
  await visit(page, LONG_GUIDE);
  const neighbors = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link');
  await expect(neighbors).toHaveText([/Previous\s*Providers/u, /Next\s*Action reference/u]);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', /docs\/core\/actions\.md$/u);
  // Only a full git history has the date of the last change.
  await expect(page.locator('.theme-last-updated time')).toHaveCount(hasGitHistory(process.cwd()) ? 1 : 0);
});

test('the first screen of an API page says what it is, and its members can be skimmed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const reference of ['api/', 'docs/api/']) {
    for (const [route, kind, signature] of [
      ['classes/DatabaseAdapter/', 'class', 'abstract class DatabaseAdapter'],
      ['functions/composeContext/', 'function', 'function composeContext('],
    ] as const) {
      await visit(page, reference + route);
      const article = page.getByRole('article');
      await expect(article.getByText(kind, { exact: true }).first()).toBeInViewport();
      await expect(article.getByRole('heading', { level: 1 })).toBeInViewport();
      // What changed since the other release is folded above it.
      const declaration = article.locator('.theme-code-block:not(.api-change *)').first();
      await expect(declaration).toBeInViewport({ ratio: 1 });
      await expect(declaration).toContainText(signature);
      await expect(article.locator('small').first()).toHaveText(/^Defined in packages\/core\/src\/\w+\.ts:\d+/u);
    }
    await visit(page, `${reference}classes/DatabaseAdapter/`);
    const list = page.getByRole('navigation', { name: 'Members' });
    await expect(list.getByRole('listitem').first()).toBeInViewport();
    await list.getByRole('link', { name: 'removeGoal()', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'removeGoal()' })).toBeInViewport();
    // In the code face. Long names continue in a second line, and are not cut off.
    const names = page.locator('.table-of-contents code');
    await expect(names.first()).toHaveCSS('font-family', /monospace/u);
    await expect(names.filter({ hasText: 'getParticipantUserState' }).locator('wbr')).not.toHaveCount(0);
    await expect(names.filter({ hasText: /…/u })).toHaveCount(0);
    expect(
      await page
        .locator('.table-of-contents *')
        .evaluateAll((elements) =>
          elements
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map((element) => element.outerHTML),
        ),
    ).toEqual([]);
    await visit(page, `${reference}interfaces/IPdfService/`);
    const inherited = page.locator('details').filter({ hasText: '2 inherited members' });
    const parent = inherited.getByRole('link', { name: 'initialize()' });
    await expect(parent).toBeHidden();
    await inherited.locator('summary').click();
    await parent.click();
    await expect(page).toHaveURL(new RegExp(`/${reference}classes/Service/#initialize$`, 'u'));
  }
});
