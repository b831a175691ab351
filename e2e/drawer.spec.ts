import { expect, test, visit } from './support/test';

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
  const navbar = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Docs', 'API', 'Community', 'Community chat', 'Source repository']) {
    await expect(navbar.getByRole('link', { name, exact: true })).toBeVisible();
  }
});
