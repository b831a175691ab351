import { expect, hydrated, test, visit } from './support/test';

test.use({ colorScheme: 'light' });

test('the color mode follows the system until it is switched, and the choice persists', async ({ page }) => {
  await visit(page, 'docs/intro/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /dark and light mode/u }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await hydrated(page);
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

for (const [what, change] of [
  ['is removed', () => localStorage.removeItem('theme')],
  ['is removed with everything else', () => localStorage.clear()],
  ['becomes "system"', () => localStorage.setItem('theme', 'system')],
] as const) {
  test(`a choice that ${what} in one tab is followed in another`, async ({ page, context }) => {
    await visit(page, 'docs/intro/');
    const root = page.locator('html');
    const other = await context.newPage();
    await visit(other, 'docs/intro/');
    await other.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await other.evaluate(change);
    await expect(root).toHaveAttribute('data-theme', 'light');
    // It is the system's now, not a choice.
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await expect(root).toHaveAttribute('lang', 'en');
    await expect(root).toHaveAttribute('dir', 'ltr');
  });
}
