import { expect, test, hydrated, visit } from './support/test';

test.use({ colorScheme: 'light' });

test('the colour mode follows the system until it is switched, and the choice persists', async ({ page }) => {
  await visit(page, 'docs/intro/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /dark and light mode/u }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await hydrated(page);
  await expect(root).toHaveAttribute('data-theme', 'dark');
});
