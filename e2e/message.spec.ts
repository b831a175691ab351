import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { TEMPLATES } from './support/bytes';
import { expect, navbarOf, test, visit } from './support/test';

interface RecordedRun {
  character: unknown;
  message: { text: string };
  storedMessage: unknown;
  state: Record<string, string>;
  request: { messages: { content: string }[] };
  answer: string;
  action: { wanted: string; ran: string };
  reply: { text: string }[];
}

const RUN = JSON.parse(readFileSync('e2e/runtime/recorded-run.json', 'utf8')) as RecordedRun;
const PARTS = ['bio', 'lore', 'messageDirections', 'providers', 'recentMessages', 'actions', 'actionExamples'];
const ROUTES = [TEMPLATES.home, TEMPLATES.introduction];

const steps = (page: Page): Locator => page.locator('ol:has(> li > a[href="#message-1"]) > li');
const details = (page: Page): Locator => page.locator('[id^="message-"]');
const status = (page: Page): Locator => page.getByRole('main').getByRole('status').filter({ hasText: /^Step/u });

for (const route of ROUTES) {
  test(`/${route} steps through a message by keyboard, and nothing moves`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, route);
    const below = await page.evaluate(() => document.documentElement.scrollHeight);
    await expect(steps(page)).toHaveCount(8);
    await expect(details(page).filter({ visible: true })).toHaveCount(1);
    // The home page opens where the prompt is.
    await expect(status(page)).toHaveText(route === TEMPLATES.home ? /^Step 4/u : /^Step 1/u);
    await steps(page).getByRole('link', { name: 'A message comes in' }).click();
    await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');

    await page.getByRole('button', { name: 'Next', exact: true }).focus();
    for (let number = 2; number <= 8; number += 1) {
      await page.keyboard.press('Enter');
      await expect(status(page)).toHaveText(new RegExp(`^Step ${number} of 8: `, 'u'));
      await expect(page.locator(`#message-${number}`)).toBeVisible();
      await expect(details(page).filter({ visible: true })).toHaveCount(1);
      await expect(steps(page).locator('[aria-current="step"]')).toHaveAttribute('href', `#message-${number}`);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(below);
    }
    await expect(page.getByRole('button', { name: 'Start again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#message-1')).toBeVisible();

    await steps(page).getByRole('link', { name: 'The model answers' }).focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Step 5 of 8: The model answers');
    await expect(page.locator('#message-5')).toContainText(RUN.answer);
    await page.locator('#message-5').getByRole('link').press('Enter');
    await expect(page).toHaveURL(/template-configuration\/#form-of-the-answer$/u);
    await expect(page.getByRole('heading', { name: /^Form of the answer/u })).toBeInViewport();
  });
}

test('the home page has the character file of the run, and what was said', async ({ page }) => {
  await visit(page, TEMPLATES.home);
  const opening = page.locator('main > header');
  expect(JSON.parse(await opening.locator('pre').filter({ hasText: '"bio"' }).innerText())).toEqual(RUN.character);
  await expect(opening.getByRole('listitem').getByRole('paragraph')).toHaveText([
    RUN.message.text,
    ...RUN.reply.map(({ text }) => text),
  ]);
  // Where each reply comes from.
  await expect(opening.getByRole('listitem').getByRole('link')).toHaveText([
    'the model answers',
    `the handler of ${RUN.action.ran} runs`,
  ]);
});

test('the texts are those of the recorded run', async ({ page }) => {
  await visit(page, TEMPLATES.home);
  const text = (number: number): Promise<string> =>
    page.locator(`#message-${number}`).evaluate((node) => node.textContent);
  expect(await text(1)).toContain(JSON.stringify(RUN.message, null, 2));
  expect(await text(2)).toContain(JSON.stringify(RUN.storedMessage, null, 2));
  for (const part of PARTS) {
    expect(await text(3)).toContain(`{{${part}}}\n${RUN.state[part]?.trim()}`);
  }
  expect(await page.locator('[data-prompt]').evaluate((node) => node.textContent)).toBe(
    RUN.request.messages[1]?.content,
  );
  expect(await text(4)).toContain(RUN.request.messages[0]?.content);
  expect(await text(5)).toContain(RUN.answer);
  expect(await text(6)).toContain(RUN.action.ran);
  expect(await text(7)).toContain(JSON.stringify(RUN.reply[1], null, 2));
  for (const { text: said } of [RUN.message, ...RUN.reply]) {
    expect(await text(8)).toContain(said);
  }
  // A part has the same color in the state and in the prompt, and no other part's.
  const colors = await page
    .locator('#message-3 pre > span, [data-prompt] > span')
    .evaluateAll((spans) =>
      spans.map((span) => [
        span.lastElementChild?.textContent ?? span.textContent,
        getComputedStyle(span.lastElementChild ?? span).color,
      ]),
    );
  const colorOf = (place: 'state' | 'prompt', part: string): string | undefined =>
    (place === 'state' ? colors : colors.slice(PARTS.length)).find(([shown]) => shown === RUN.state[part]?.trim())?.[1];
  for (const part of PARTS) {
    expect(colorOf('prompt', part), part).toBe(colorOf('state', part));
  }
  expect(new Set(PARTS.map((part) => colorOf('state', part))).size).toBe(4);
});

test('a link leads to a step', async ({ page }) => {
  await visit(page, `${TEMPLATES.introduction}#message-7`);
  await expect(page.locator('#message-7')).toBeVisible();
  await expect(page.locator('#message-7')).toBeInViewport();
});

test('who comes from another page gets the steps, too, and nothing moves', async ({ page }) => {
  await visit(page, 'docs/quickstart/');
  await navbarOf(page).getByRole('link', { name: 'eliza' }).click();
  await expect(status(page)).toHaveText('Step 4 of 8: The prompt is filled in');
  const below = page.getByRole('heading', { name: 'What do you want to do?' });
  const place = await below.boundingBox();
  await expect(steps(page)).toHaveCount(8);
  expect(await below.boundingBox()).toEqual(place);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.locator('#message-5')).toBeVisible();
  await expect(details(page).filter({ visible: true })).toHaveCount(1);
});

for (const width of [320, 390, 1280]) {
  test(`all steps fit at ${width} px, and are accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const [index, route] of ROUTES.entries()) {
      await page.emulateMedia({ colorScheme: index === 0 ? 'dark' : 'light', reducedMotion: 'reduce' });
      await visit(page, route);
      for (let number = 1; number <= 8; number += 1) {
        await steps(page)
          .nth(number - 1)
          .getByRole('link')
          .first()
          .click();
        const guide = page.locator(`#message-${number}`).getByRole('link');
        await expect(guide).toBeVisible();
        // The last line of the step is within the stepper.
        const [line, frame] = [await guide.boundingBox(), await page.locator('[data-walk]').boundingBox()];
        expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await violations(page, { within: `ol:has(> li > a[href="#message-1"])` })).toEqual([]);
      }
    }
  });
}

test('the current step and the parts of the state are recognizable with forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, `${TEMPLATES.home}#message-4`);
  const lines = await page
    .locator('[data-prompt] > span')
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).textDecorationLine));
  expect(lines.filter((line) => line === 'underline')).toHaveLength(PARTS.length);
  expect(lines.filter((line) => line === 'none').length).toBeGreaterThan(0);
  const outline = (index: number): Promise<string> =>
    steps(page)
      .nth(index)
      .getByRole('link')
      .first()
      .evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(await outline(3)).not.toBe(await outline(2));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all steps are there, in order', async ({ page }) => {
    for (const route of ROUTES) {
      await page.goto(route);
      await expect(details(page).filter({ visible: true })).toHaveCount(8);
      await expect(status(page)).toBeHidden();
      const tops = await details(page).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
      expect([...tops].sort((one, other) => one - other)).toEqual(tops);
    }
  });
});
