import type { Locator, Page } from '@playwright/test';
import { builtFiles, readBuilt } from './support/site';
import { expect, test, visit } from './support/test';

// Without diagrams, which would move the words while they load.
const PAGE = 'docs/core/providers/';

/** The words with notes of the page. */
const words = (page: Page): Locator => page.locator('article .term');

test('the first use of a word shows its note on hover and on focus, and hides it again', async ({ page }) => {
  await visit(page, PAGE);
  const word = words(page).first();
  const note = word.getByRole('tooltip');
  await expect(note).toBeHidden();
  await word.hover();
  await expect(note).toBeVisible();
  // The pointer reaches the note.
  await note.hover();
  await expect(note).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(note).toBeHidden();
  await word.focus();
  await expect(note).toBeVisible();
  await expect(word).toHaveAccessibleDescription((await note.textContent()) ?? 'no note');
  await page.keyboard.press('Tab');
  await expect(note).toBeHidden();
});

test('notes stay within a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, PAGE);
  expect(await words(page).count()).toBeGreaterThan(1);
  for (const word of await words(page).all()) {
    await word.focus();
    const box = await word.getByRole('tooltip').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test('a note is neither copied with its sentence nor printed', async ({ page }) => {
  await visit(page, PAGE);
  const word = words(page).first();
  const note = (await word.getByRole('tooltip', { includeHidden: true }).textContent()) ?? '';
  await word.focus();
  const copied = await word.evaluate((element) => {
    const selection = getSelection();
    selection?.selectAllChildren(element.parentElement ?? element);
    return selection?.toString() ?? '';
  });
  expect(copied).toContain((await word.evaluate(({ firstChild }) => firstChild?.textContent)) ?? 'no word');
  expect(copied).not.toContain(note);
  await page.emulateMedia({ media: 'print' });
  await expect(word.getByRole('tooltip')).toBeHidden();
});

test('the search does not find notes', async ({ page }) => {
  await visit(page, PAGE);
  const note = (await words(page).first().getByRole('tooltip', { includeHidden: true }).textContent()) ?? '';
  expect(note).not.toBe('');
  const texts = builtFiles().filter((file) => /^search-data\/.*guides/u.test(file));
  expect(texts.length).toBeGreaterThan(0);
  // The glossary itself has it, once.
  expect(texts.reduce((count, file) => count + readBuilt(file).split(note).length - 1, 0)).toBe(1);
});
