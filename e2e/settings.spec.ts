import { loadBuilt } from './support/site';
import { expect, test, visit } from './support/test';

const PAGE = 'docs/guides/configuration/';

test('settings are found by a part of the name, and by words of the meaning', async ({ page }) => {
  await visit(page, PAGE);
  const main = page.getByRole('main');
  const box = main.getByLabel('Name or words');
  const shown = main.locator('[data-setting]').filter({ visible: true });
  const all = await shown.count();
  expect(all).toBeGreaterThan(250);
  await expect(main.getByRole('status')).toHaveText(`${all} of ${all}`);

  await box.fill('twitter poll');
  await expect(shown).toHaveText([/^TWITTER_POLL_INTERVAL How often to check for mentions on X/u]);
  await expect(main.getByRole('status')).toHaveText(`1 of ${all}`);

  await box.fill('port rest api');
  await expect(shown).toHaveText([/^SLACK_SERVER_PORT /u, /^SERVER_PORT /u]);

  await box.fill('');
  await expect(shown).toHaveCount(all);
});

test('a text that no setting has is said to match none', async ({ page }) => {
  await visit(page, PAGE);
  const main = page.getByRole('main');
  await main.getByLabel('Name or words').fill('lorem ipsum');
  await expect(main.getByRole('status')).toHaveText(/^No setting has these words/u);
  await expect(main.locator('[data-setting]').filter({ visible: true })).toHaveCount(0);
});

test('an entry leads to its row, by keyboard', async ({ page }) => {
  await visit(page, PAGE);
  const main = page.getByRole('main');
  await main.getByLabel('Name or words').fill('MAX_TWEET_LENGTH');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/clients\/#max_tweet_length$/u);
  const row = page.locator('tr#max_tweet_length');
  await expect(row).toBeInViewport();
  await expect(row.getByRole('cell').first()).toHaveText('MAX_TWEET_LENGTH');
  // Not below the navbar.
  expect((await row.boundingBox())?.y).toBeGreaterThan(0);
});

test('every entry has a row, and every row an entry', () => {
  const $ = loadBuilt(PAGE);
  const addresses = $('[data-setting] a')
    .get()
    .map((link) => $(link).attr('href') ?? '');
  const pages = [...new Set(addresses.map((address) => address.replace(/#.*$/u, '')))];
  const rows = pages.flatMap((route) => {
    const built = loadBuilt(route.replace('/eliza/', ''));
    return built('tr[id]')
      .get()
      .map((row) => `${route}#${built(row).attr('id')}`);
  });
  expect([...addresses].sort()).toEqual(rows.sort());
});
