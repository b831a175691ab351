import { expect, test, titleOf, visit } from './support/test';

const PLUGINS = 'docs/packages/plugins/';
const ALL = 35;

test('the catalogue can be narrowed to a kind, a state and words, and says how much is shown', async ({ page }) => {
  await visit(page, PLUGINS);
  const main = page.getByRole('main');
  const rows = main.getByRole('table').filter({ hasText: 'Status in 0.1.7' }).locator('tbody tr');
  const shown = rows.filter({ visible: true });
  const status = main.getByRole('status');
  await expect(status).toHaveText(`${ALL} of ${ALL}`);

  const kind = main.getByRole('group', { name: 'Kind' });
  await kind.getByRole('button', { name: 'media' }).click();
  await expect(kind.getByRole('button', { pressed: true })).toHaveText(['media']);
  await expect(shown.locator('td:first-child')).toHaveText(['image-generation', 'video-generation', '3d-generation']);
  await expect(status).toHaveText(`3 of ${ALL}`);

  const state = main.getByRole('group', { name: 'Status' });
  await state.getByRole('button', { name: 'works', exact: true }).click();
  await expect(shown.locator('td:first-child')).toHaveText(['image-generation']);

  await kind.getByRole('button', { name: 'all' }).click();
  await main.getByLabel('Filter').fill('web TAVILY');
  await expect(shown.locator('td:first-child')).toHaveText(['web-search']);
  await shown.getByRole('link').click();
  await expect(titleOf(page)).toHaveText('Plugin Web search');
});

test('a choice that no plugin fits is told, and taking it back shows all', async ({ page }) => {
  await visit(page, PLUGINS);
  const main = page.getByRole('main');
  const filter = main.getByLabel('Filter');
  await filter.fill('no such plugin');
  await expect(main.getByRole('status')).toHaveText(/^No plugin matches\./u);
  await filter.fill('');
  await expect(main.getByRole('status')).toHaveText(`${ALL} of ${ALL}`);
});

test('the choices work by keyboard', async ({ page }) => {
  await visit(page, PLUGINS);
  const main = page.getByRole('main');
  const broken = main.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'broken' });
  await main.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'all' }).focus();
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(broken).toBeFocused();
  await page.keyboard.press('Space');
  await expect(broken).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('status')).not.toHaveText(`${ALL} of ${ALL}`);
});
