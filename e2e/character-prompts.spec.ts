import type { Locator, Page } from '@playwright/test';
import { RULES } from '../src/plugins/character-file/check/rules';
import { adaWith } from '../src/plugins/character-file/check/testdata/characters';
import { violations } from './support/accessibility';
import { BASE_PATH, readBuilt } from './support/site';
import { repeatsUnless } from './support/templates';
import { expect, test, visit } from './support/test';

const ROUTE = 'docs/tools/character/';
/** The chunks of the counter: its worker and the table of the encoding. */
const COUNTER = /\/assets\/js\/[^/]*(?:tokenWorker|tiktoken)[^/]*\.js/u;

/** A character with a choice of texts. */
const ada = (changes: object = {}): string =>
  adaWith({
    system: 'Answer in one sentence.',
    bio: ['Ada explains mathematics.', 'She is precise.'],
    topics: ['geometry', 'logic'],
    ...changes,
  });

const prompts = (page: Page): Locator => page.locator('[data-prompts]');
const tab = (page: Page, name: string): Locator => prompts(page).getByRole('tab', { name, exact: true });
const panel = (page: Page): Locator => prompts(page).getByRole('tabpanel');
const prompt = (page: Page): Locator => panel(page).getByRole('group', { name: 'Prompt', exact: true });
const countButton = (page: Page): Locator => prompts(page).getByRole('button', { name: /^Count the tokens/u });

/** Opens a file in the checker. */
async function open(page: Page, text: string): Promise<void> {
  const file = { name: 'ada.character.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('article input[type="file"]').setInputFiles(file);
}

/** Opens the page with a character, and waits for its prompts. */
async function showPrompts(page: Page, changes: object = {}): Promise<void> {
  await visit(page, ROUTE);
  await open(page, ada(changes));
  await prompts(page).scrollIntoViewIfNeeded();
  await expect(panel(page)).toBeVisible();
}

test('shows the prompt of each client, by keyboard', async ({ page, pageErrors }) => {
  await showPrompts(page);
  await expect(prompts(page).getByRole('tab')).toHaveText([
    'REST API',
    'Discord',
    'Telegram',
    'X, reply',
    'X, new post',
  ]);
  const chosen = async (name: string, text: string): Promise<void> => {
    await expect(tab(page, name)).toBeFocused();
    await expect(prompts(page).getByRole('tab', { selected: true })).toHaveText(name);
    await expect(panel(page)).toHaveAccessibleName(name);
    await expect(panel(page)).toContainText(text);
  };
  await tab(page, 'REST API').focus();
  await page.keyboard.press('ArrowRight');
  await chosen('Discord', 'discordMessageHandlerTemplate');
  await page.keyboard.press('End');
  await chosen('X, new post', 'twitterPostTemplate');
  await page.keyboard.press('ArrowRight');
  await chosen('REST API', 'messageHandlerTemplate');
  await page.keyboard.press('ArrowLeft');
  await chosen('X, new post', 'twitterPostTemplate');
  await page.keyboard.press('Home');
  await chosen('REST API', 'messageHandlerTemplate');
  // From the tab to its panel, not to the next tab.
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('group', { name: 'System prompt' })).toBeFocused();
  expect(pageErrors).toEqual([]);
});

test('tells what comes from the character, and what stands for what', async ({ page }) => {
  await showPrompts(page);
  await expect(prompt(page).locator('mark').filter({ hasText: 'Ada explains mathematics.' })).toHaveAttribute(
    'title',
    'bio',
  );
  await expect(panel(page).getByRole('group', { name: 'System prompt' }).locator('mark')).toHaveText(
    'Answer in one sentence.',
  );
  // A mark differs from other text by more than its color. Text of the release has none.
  await expect(prompt(page).locator('mark').first()).toHaveCSS('text-decoration-line', 'underline');
  await expect(prompt(page)).toContainText('# Message Directions for Ada');
  await expect(prompt(page).locator('mark').filter({ hasText: 'Message Directions' })).toHaveCount(0);
  await expect(prompt(page)).toContainText('[last messages]');
  await panel(page)
    .getByText(/^Values in brackets/u)
    .click();
  await expect(panel(page).getByRole('term').filter({ hasText: '[last messages]' })).toBeVisible();
  await expect(panel(page)).toContainText('The last 32 messages of the room, oldest first.');
  await expect(panel(page)).toContainText(
    'bio: the release puts the 2 entries in random order. Here they are in the order of the file.',
  );
  await expect(panel(page)).toContainText('Not in this prompt: messageExamples, postExamples, topics, adjectives.');
  await expect(prompts(page)).toContainText('What this preview does not know:');
});

test('HTML and names of the language in a character stay text', async ({ page, pageErrors }) => {
  const html = '<img src=x onerror="window.injected=true"><script>window.injected=true</script>';
  await showPrompts(page, { bio: html, ['__proto__']: { polluted: true }, templates: { ['__proto__']: 'a' } });
  await expect(prompt(page).locator('mark').filter({ hasText: html })).toHaveCount(1);
  await expect(prompts(page).locator('img, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'injected' in window || 'polluted' in {})).toBe(false);
  expect(pageErrors).toEqual([]);
});

test('the prompts follow the file, and end with one that is refused', async ({ page }) => {
  await showPrompts(page);
  await tab(page, 'Telegram').click();
  const other = ada({ bio: 'Ada repairs clocks.' });
  await open(page, other);
  await expect(prompt(page)).toContainText('Ada repairs clocks.');
  await expect(prompts(page).getByRole('tab', { selected: true })).toHaveText('Telegram');

  await open(page, '{ "name": "Ada" }');
  await expect(prompts(page)).toHaveText('Prompts appear here for a file that Eliza loads: see the verdict above.');
  await open(page, other);
  await expect(prompt(page)).toContainText('Ada repairs clocks.');
  await open(page, ada({ name: '' }));
  await expect(prompts(page)).toContainText('The name is empty');
  await open(page, ada({ bio: 'a '.repeat(60_000) }));
  await expect(prompts(page)).toContainText('too long to be shown here');
});

test('counts tokens after a click, and loads nothing of the counter before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await showPrompts(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => COUNTER.test(url))).toEqual([]);

  await countButton(page).focus();
  await page.keyboard.press('Enter');
  const rows = prompts(page).getByRole('row');
  await expect(rows).toHaveCount(6);
  await expect(countButton(page)).toBeFocused();
  expect(asked.filter((url) => COUNTER.test(url))).not.toEqual([]);
  await expect(prompts(page).getByRole('status')).toHaveText('Tokens, not counting text in brackets:');
  const first = rows.nth(1).getByRole('cell');
  await expect(rows.nth(1).getByRole('rowheader')).toHaveText('REST API');
  // "Answer in one sentence."
  await expect(first.nth(0)).toHaveText('5');
  await expect(first.nth(1)).toHaveText(/^\d{3}$|^1,\d{3}$/u);
  await expect(prompts(page)).toContainText('o200k_base');

  // The numbers are those of the file, so they go with it.
  await open(page, ada({ system: 'Answer.' }));
  await expect(rows).toHaveCount(0);
  await countButton(page).click();
  await expect(first.nth(0)).toHaveText('2');
});

test('tells that the counter could not be loaded, and tries again', async ({ page }) => {
  await page.context().route(COUNTER, (route) => route.abort());
  await showPrompts(page);
  await countButton(page).click();
  await expect(prompts(page).getByRole('alert')).toContainText('the counter could not be loaded');
  await page.context().unroute(COUNTER);
  await prompts(page).getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(prompts(page).getByRole('row')).toHaveCount(6);
  await expect(prompts(page).getByRole('alert')).toHaveCount(0);
});

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const title = `prompts and rules fit at ${width} px and are accessible, ${colorScheme}`;
    test(title, repeatsUnless((colorScheme === 'dark') === (width === 390)), async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await showPrompts(page);
      await countButton(page).click();
      await expect(prompts(page).getByRole('row')).toHaveCount(6);
      for (const name of ['REST API', 'X, new post']) {
        await tab(page, name).click();
        await panel(page)
          .getByText(/^Values in brackets/u)
          .click();
        expect(await violations(page, { within: '[data-prompts]' })).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      expect(await violations(page, { within: '[data-rules]' })).toEqual([]);
    });
  }
}

test.describe('the list of rules', () => {
  const rules = (page: Page): Locator => page.locator('[data-rules] li');
  const proof =
    'https://github.com/elizaOS/eliza/blob/e15421524dde4f2778b529effb212eebea8c98b6/agent/src/index.ts#L186';

  async function expectRules(page: Page): Promise<void> {
    await expect(rules(page)).toHaveCount(RULES.length);
    const comment = page.locator('#rule-comment');
    await expect(comment).toContainText('A comment (comment)');
    await expect(comment).toContainText('The agent stops with a SyntaxError before it starts.');
    await expect(comment.getByRole('link', { name: 'Guide' })).toHaveAttribute(
      'href',
      /\/docs\/core\/characterfile\/#/u,
    );
    await expect(comment.getByRole('link', { name: 'agent/src/index.ts:186' })).toHaveAttribute('href', proof);
    await expect(page.locator('[data-rules] h3')).toHaveText([/^Rejected/u, /^Fails/u, /^No effect/u, /^Advice/u]);
  }

  test('stays as the build wrote it, and is in no script of the page', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await visit(page, ROUTE);
    await page.locator('#rule-comment').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expectRules(page);
    const finds = 'a field that the release knows, but doesn’t read';
    expect(readBuilt(`${ROUTE}index.html`)).toContain(finds.replace(/^a/u, 'A'));
    const scripts = loaded
      .filter((file) => file.endsWith('.js'))
      .map((file) => readBuilt(file.slice(BASE_PATH.length)));
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((script) => script.includes('but doesn’t read'))).toEqual([]);
    await page.locator('#rule-comment').getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveURL(/\/docs\/core\/characterfile\/#what-checks-a-file/u);
  });

  test('is loaded for who comes from another page', async ({ page }) => {
    await visit(page, 'docs/core/characterfile/');
    const link = page.getByRole('navigation', { name: 'Docs sidebar' }).locator(`a[href$="/${ROUTE}"]`);
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(new RegExp(`${ROUTE}$`, 'u'));
    await page.locator('[data-rules]').scrollIntoViewIfNeeded();
    await expectRules(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rules are there, and a sentence in place of the prompts', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(page.locator('#rule-comment')).toBeVisible();
    await expect(page.locator('[data-rules] li')).toHaveCount(RULES.length);
    await expect(prompts(page)).toContainText('Prompts appear here for a file that Eliza loads');
  });
});
