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

test('the switch goes from the system to the other mode, to that of the system, and back to the system', async ({
  page,
}) => {
  await visit(page, 'docs/intro/');
  const root = page.locator('html');
  const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('theme'));
  for (const [state, shown, kept] of [
    ['system', 'light', null],
    ['dark', 'dark', 'dark'],
    ['light', 'light', 'light'],
    ['system', 'light', null],
  ] as const) {
    const button = page.getByRole('button', { name: `(currently ${state} mode)` });
    await expect(button).toBeVisible();
    await expect(root).toHaveAttribute('data-theme', shown);
    expect(await stored()).toBe(kept);
    await button.click();
  }
});

test('a choice survives a change of the system', async ({ page }) => {
  await visit(page, 'docs/intro/');
  const root = page.locator('html');
  await page.getByRole('button', { name: /dark and light mode/u }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await expect(root).toHaveAttribute('data-theme', 'dark');
  }
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
