import { expect, test, visit } from './support/test';

const PAGE = 'api/changes/';

test('changes are found by kind and by words, and a group without any is hidden', async ({ page }) => {
  await visit(page, PAGE);
  const main = page.getByRole('main');
  const shown = main.locator('[data-change]').filter({ visible: true });
  const all = await shown.count();
  expect(all).toBeGreaterThan(140);
  await expect(main.getByRole('status')).toHaveText(`${all} of ${all}`);

  await main.getByLabel('Show').selectOption('breaking');
  await expect(shown.first()).toBeVisible();
  await expect(main.locator('[data-change]:not([data-breaking])').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'The same in both releases' })).toBeHidden();

  await main.getByLabel('Name or words').fill('trimtokens');
  await expect(shown).toHaveCount(1);
  await expect(shown.getByText('breaking for callers').first()).toBeVisible();

  await shown.locator('summary').click();
  await expect(shown.locator('pre')).toContainText('runtime: IAgentRuntime');
});
