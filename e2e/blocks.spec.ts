import { expect, test, visit } from './support/test';

const WITH_TABS = 'docs/tutorial/ada-answers/';

test('tabs remember the choice, by keyboard too, and other pages follow it', async ({ page, pageErrors }) => {
  await visit(page, WITH_TABS);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('OPENAI_API_KEY=sk-...');
  await expect(page.getByText('ollama pull hermes3')).toBeHidden();
  await expect(page.locator('.tab-name').first()).toBeHidden();

  await page.getByRole('tab', { name: 'OpenAI' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('ollama pull hermes3');
  await visit(page, WITH_TABS);
  await expect(page.getByRole('tab', { name: 'Ollama' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toContainText('ollama pull hermes3');

  await visit(page, 'docs/recipes/discord-voice/');
  await page.getByRole('tab', { name: 'macOS' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('brew install ffmpeg');
  expect(await page.evaluate(() => JSON.parse(JSON.stringify(localStorage)) as object)).toMatchObject({
    'docusaurus.tab.model-provider': 'ollama',
    'docusaurus.tab.system': 'macos',
  });
  expect(pageErrors).toEqual([]);
});

test('a card is a link as a whole, and says what is behind it', async ({ page }) => {
  await visit(page, 'docs/recipes/');
  const card = page
    .locator('.cards li')
    .filter({ has: page.getByRole('link', { name: 'Discord voice', exact: true }) });
  await expect(card).toHaveText('Discord voice listen and speak in a voice channel');
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  await card.click({ position: { x: width - 4, y: height - 4 } });
  await expect(page).toHaveURL(/\/docs\/recipes\/discord-voice\/$/u);
});

test('numbers of steps keep the headings, their anchors and the table of contents as they are written', async ({
  page,
}) => {
  await visit(page, `${WITH_TABS}#1-install-the-packages`);
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveAttribute('id', '1-install-the-packages');
  await expect(heading).toContainText('1. Install the packages');
  await expect(page.locator('.table-of-contents a').first()).toHaveText('1. Install the packages');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all tabs are shown with their names, and blocks fit on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(WITH_TABS);
    for (const name of ['OpenAI', 'Ollama']) {
      await expect(page.locator('.tab-name').filter({ hasText: name })).toBeVisible();
    }
    await expect(page.getByText('ollama pull hermes3')).toBeVisible();
    await expect(page.getByText('USE_OPENAI_EMBEDDING=true')).toBeVisible();
    for (const route of ['docs/recipes/', 'docs/tutorial/', 'docs/contributing/', 'docs/recipes/plugin-package/']) {
      await page.goto(route);
      const block = page.locator('.steps, .cards, .files').first();
      await expect(block).toBeVisible();
      expect(await block.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth), route).toBe(true);
    }
  });
});
