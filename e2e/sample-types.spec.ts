import type { Locator, Page } from '@playwright/test';
import { expect, test, titleOf, visit } from './support/test';

const PAGE = 'docs/core/actions/';

const sample = (page: Page): Locator => page.locator('.theme-code-block.has-types').first();
const note = (page: Page): Locator => page.getByRole('tooltip').filter({ visible: true });
/** A word of the code, once the names have elements. */
const name = (page: Page, word: string): Locator => sample(page).locator('.sample-name', { hasText: word }).first();

/** The requests for types and for the code that shows them. */
function requestsForTypes(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/sample-types/u.test(request.url())) {
      requests.push(request.url());
    }
  });
  return requests;
}

/** Lets the names of the first sample get their elements. */
async function openTypes(page: Page): Promise<void> {
  await visit(page, PAGE);
  await sample(page)
    .locator('code')
    .hover({ position: { x: 5, y: 5 } });
  await expect(name(page, 'rollDice')).toBeAttached();
}

test('types are fetched when the pointer is over a sample, and not before', async ({ page, pageErrors }) => {
  const requests = requestsForTypes(page);
  await visit(page, PAGE);
  await page.waitForLoadState('networkidle');
  await sample(page).scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await sample(page)
    .locator('code')
    .hover({ position: { x: 5, y: 5 } });
  await expect(name(page, 'rollDice')).toBeAttached();
  expect(requests.filter((address) => address.endsWith('/docs/core/actions/sample-types.json'))).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});

for (const [what, answer] of Object.entries({
  'have an error of the server': { status: 500, body: '' },
  'are a page': { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' },
  'are null': { json: null },
  'are an empty object': { json: {} },
})) {
  test(`if types ${what}, they are fetched again on the next visit to a sample, and not before`, async ({ page }) => {
    const exceptions: string[] = [];
    page.on('pageerror', (error) => exceptions.push(error.message));
    const requests = requestsForTypes(page);
    const count = (): number => requests.filter((address) => address.endsWith('.json')).length;
    await page.route('**/sample-types.json', (route) => route.fulfill(answer));
    await visit(page, PAGE);
    const failed = page.waitForEvent('console', (message) => message.text().includes('types of the samples'));
    const code = sample(page).locator('code');
    await code.hover({ position: { x: 5, y: 5 } });
    await failed;
    // Other words of the same sample.
    for (const y of [30, 55, 80]) {
      await code.hover({ position: { x: 30, y } });
    }
    expect(count()).toBe(1);
    await page.unroute('**/sample-types.json');
    await titleOf(page).hover();
    await code.hover({ position: { x: 5, y: 5 } });
    await name(page, 'validate').hover();
    await expect(note(page)).toContainText('(property) Action.validate: Validator');
    expect(count()).toBe(2);
    expect(exceptions).toEqual([]);
  });
}

test('the type of a name is shown while the pointer is over it or over the note', async ({ page }) => {
  await openTypes(page);
  const text = await sample(page).locator('code').innerText();
  await name(page, 'validate').hover();
  await expect(note(page)).toContainText('(property) Action.validate: Validator');
  // The sentence of the API reference.
  await expect(note(page).locator('p')).not.toBeEmpty();
  await note(page).hover();
  await expect(note(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(note(page)).toHaveCount(0);
  // The code is the same, and so is what is copied from it.
  expect(await sample(page).locator('code').innerText()).toBe(text);
});

test('Escape hides the note', async ({ page }) => {
  await openTypes(page);
  await name(page, 'rollDice').hover();
  await expect(note(page)).toContainText('const rollDice: Action');
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
});

test('names can be reached by keyboard, with one stop for each sample', async ({ page }) => {
  await visit(page, PAGE);
  const code = sample(page).locator('pre');
  await code.focus();
  await expect(name(page, 'rollDice')).toBeAttached();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveText('Action');
  await expect(note(page)).toContainText('interface Action');
  await expect(focused).toHaveAccessibleDescription(/interface Action/u);
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveText('Plugin');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('DICE');
  await expect(note(page)).toContainText('const DICE: RegExp');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveText('Action');
  // Out of the sample: its copy button comes next.
  await page.keyboard.press('Tab');
  await expect(sample(page).locator('code :focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveText('Action');
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(code).toBeFocused();
});

test('names of the core package lead to the API reference', async ({ page }) => {
  await openTypes(page);
  await name(page, 'validate').hover();
  await name(page, 'validate').click();
  await expect(page).toHaveURL(/\/api\/interfaces\/Action\/#validate$/u);
  await page.goBack();
  await sample(page).locator('pre').focus();
  await expect(name(page, 'rollDice')).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/interfaces\/Action\/$/u);
});

test('the copy button copies the plain code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTypes(page);
  await sample(page).getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^import type \{ Action, Plugin \} from "@elizaos\/core";\n\nconst DICE/u);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on a name shows its note with a link, within the page', async ({ page }) => {
    await visit(page, PAGE);
    await sample(page)
      .locator('code')
      .tap({ position: { x: 5, y: 5 } });
    await expect(name(page, 'validate')).toBeAttached();
    await name(page, 'validate').tap();
    const link = note(page).getByRole('link');
    await expect(link).toHaveAttribute('href', /\/api\/interfaces\/Action\/#validate$/u);
    await expect(page).toHaveURL(/\/docs\/core\/actions\/$/u);
    const box = await note(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await link.tap();
    await expect(page).toHaveURL(/\/api\/interfaces\/Action\/#validate$/u);
  });
});

test('code that was highlighted after a click has links and types, too', async ({ page, pageErrors }) => {
  await visit(page, 'docs/core/providers/');
  await page.getByRole('link', { name: 'Actions', exact: true }).first().click();
  await expect(page).toHaveURL(/\/docs\/core\/actions\/$/u);
  await expect(sample(page).locator('a[href$="/api/interfaces/Action/"]').first()).toBeVisible();
  await sample(page)
    .locator('code')
    .hover({ position: { x: 5, y: 5 } });
  await name(page, 'rollDice').hover();
  await expect(note(page)).toContainText('const rollDice: Action');
  expect(pageErrors).toEqual([]);
});
