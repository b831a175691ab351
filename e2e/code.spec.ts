import { builtFiles, readBuilt } from './support/site';
import { expect, test, visit } from './support/test';

/** Scripts of the build with the highlighter. */
const highlighters = builtFiles().filter(
  (file) => file.endsWith('.js') && readBuilt(file).includes('languages.dockerfile'),
);

test('code keeps its highlighting from the build, without loading the highlighter', async ({ page, pageErrors }) => {
  const requested: string[] = [];
  page.context().on('request', (request) => requested.push(request.url()));
  await visit(page, 'docs/core/actions/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.theme-code-block .token.keyword').first()).toHaveText('import');
  expect(highlighters.length).toBeGreaterThan(0);
  expect(requested.filter((address) => highlighters.some((script) => address.endsWith(script)))).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('code is highlighted on a page opened by a link, too', async ({ page, pageErrors }) => {
  await visit(page, 'community/creator-fund/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
  await page.getByRole('link', { name: 'Quickstart', exact: true }).first().click();
  await expect(page).toHaveURL(/\/docs\/quickstart\/$/u);
  await expect(page.locator('.theme-code-block .token').first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('code without the highlighter is plain text', async ({ page }) => {
  await page.context().route(
    (url) => highlighters.some((script) => url.pathname.endsWith(script)),
    (route) => route.abort(),
  );
  await visit(page, 'community/creator-fund/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
  await page.getByRole('link', { name: 'Quickstart', exact: true }).first().click();
  const code = page.locator('.theme-code-block code').filter({ hasText: 'pnpm' }).first();
  await expect(code).toContainText('pnpm install');
  await expect(code.locator('.token')).toHaveCount(0);
});
