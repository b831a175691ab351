import type { Page } from '@playwright/test';
import { expect, navbarOf, test, titleOf, visit } from './support/test';

const shown = (page: Page) => page.locator('.navbar-sidebar--show');

async function openDrawer(page: Page): Promise<void> {
  // While it fades out after the last time, the click would be tried again at other scroll positions.
  await expect(page.locator('.navbar-sidebar__backdrop')).toBeHidden();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(shown(page)).toHaveCount(1);
}

/** Opens the search page, then the page of the tests with a drawer, as a reader does who comes from another site. */
async function arrive(page: Page): Promise<void> {
  await page.setViewportSize({ width: 600, height: 800 });
  await visit(page, 'search/');
  await visit(page, 'docs/intro/');
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    window.scrollTo(0, 500);
  });
  // Scrolling up shows the navbar.
  await page.evaluate(() => window.scrollTo(0, 400));
}

/** Checks that the page is still the one of `arrive`, at the same position. */
async function expectStayed(page: Page): Promise<void> {
  await expect(shown(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/intro\/$/u);
  expect(await page.evaluate(() => ['sameDocument' in window, Math.round(window.scrollY)])).toEqual([true, 400]);
}

/** Place of the current entry in the history. TypeScript doesn't know the Navigation API of Chromium yet. */
const placeInHistory = (page: Page): Promise<number> =>
  page.evaluate(
    () => (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index,
  );

test('below the desktop width, a drawer has the sidebar and the main menu', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await visit(page, 'docs/intro/');
  const drawer = page.locator('.navbar-sidebar');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(drawer.getByRole('link', { name: 'Quickstart' })).toBeInViewport();
  await drawer.getByRole('button', { name: /Back to main menu/u }).click();
  await expect(drawer.getByRole('link', { name: 'API', exact: true })).toBeInViewport();
  await expect(drawer.getByRole('link', { name: 'Community chat' })).toBeInViewport();
  await expect(drawer.getByRole('link', { name: 'Quickstart' })).not.toBeInViewport();
  await drawer.getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('at desktop width the navbar shows its items instead', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await visit(page, 'docs/intro/');
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
  const navbar = navbarOf(page);
  for (const name of ['Docs', 'API', 'Community', 'Community chat', 'Source repository']) {
    await expect(navbar.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('on the first page, going back closes the drawer, and only then leaves the page', async ({ page }) => {
  await arrive(page);
  for (let time = 0; time < 3; time += 1) {
    await openDrawer(page);
    await page.goBack();
    await expectStayed(page);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/$/u);
});

for (const [what, role, name] of [
  ['its button', 'button', 'Close navigation bar'],
  ['a link to the page itself', 'link', 'Introduction'],
] as const) {
  test(`a drawer that was closed by ${what} leaves nothing in the history`, async ({ page }) => {
    await arrive(page);
    const place = await placeInHistory(page);
    for (let time = 0; time < 3; time += 1) {
      await openDrawer(page);
      await page.locator('.navbar-sidebar').getByRole(role, { name }).click();
      await expect(shown(page)).toHaveCount(0);
      // The browser goes back a moment after the drawer is closed.
      await expect.poll(() => placeInHistory(page)).toBe(place);
      if (role === 'button') {
        await expectStayed(page);
      }
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/search\/$/u);
  });
}

test('a link in the drawer adds one entry to the history', async ({ page }) => {
  await arrive(page);
  const heading = titleOf(page);
  const entries = await page.evaluate(() => window.history.length);
  await openDrawer(page);
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'Quickstart' }).click();
  await expect(heading).toHaveText('Quickstart');
  await expect(shown(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
  // Going back closes the drawer on this page, too.
  await openDrawer(page);
  await page.goBack();
  await expect(shown(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/quickstart\/$/u);
  await expect(heading).toHaveText('Quickstart');
  await page.goBack();
  await expect(heading).toHaveText('Introduction');
  await expectStayed(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/$/u);
});
