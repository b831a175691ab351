import { builtFiles, readBuilt } from './support/site';
import { expect, navbarOf, test, visit } from './support/test';

/** Scripts of the build with the highlighter. */
const highlighters = builtFiles().filter(
  (file) => file.endsWith('.js') && readBuilt(file).includes('languages.dockerfile'),
);

test('code without the highlighter is plain text', async ({ page }) => {
  await page.context().route(
    (url) => highlighters.some((script) => url.pathname.endsWith(script)),
    (route) => route.abort(),
  );
  await visit(page, 'community/creator-fund/');
  await navbarOf(page).getByRole('link', { name: 'Docs' }).click();
  await page.getByRole('link', { name: 'Quickstart', exact: true }).first().click();
  const code = page.locator('.theme-code-block code').filter({ hasText: 'pnpm install' }).first();
  await expect(code).toContainText('pnpm install');
  await expect(code.locator('.token')).toHaveCount(0);
});
