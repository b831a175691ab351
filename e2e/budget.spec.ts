import { FETCHED_AHEAD, PAGE_BUDGETS } from './budgets';
import { emulateConnection, measurePage, saveData, TEMPLATES, withoutImages, type Template } from './support/bytes';
import { builtFiles, readBuilt } from './support/site';
import { expect, test } from './support/test';

for (const template of Object.keys(TEMPLATES) as Template[]) {
  const route = TEMPLATES[template];

  test(`/${route} stays within its byte budget`, async ({ page }) => {
    // Pages that are fetched ahead don't count here.
    await saveData(page);
    const bytes = await measurePage(page, route);
    const check = (what: string, kilobytes: number, budget: number): void => {
      const message = `/${route}: ${kilobytes.toFixed(1)} KB ${what}, the budget is ${budget} KB`;
      expect.soft(kilobytes, message).toBeLessThanOrEqual(budget);
    };
    check('until load, images aside', withoutImages(bytes), PAGE_BUDGETS[template].untilLoad);
    check('of JavaScript until load', bytes.untilLoad.js, PAGE_BUDGETS[template].js);
    // Otherwise nothing was measured.
    expect(bytes.untilLoad.js).toBeGreaterThan(10);
  });
}

for (const template of ['home', 'guide', 'introduction', 'API', 'digest', 'stream'] as const) {
  const route = TEMPLATES[template];

  test(`/${route} fetches little ahead of a click`, async ({ page }) => {
    await emulateConnection(page);
    const { afterLoad } = await measurePage(page, route);
    expect(afterLoad, `/${route}: ${afterLoad.toFixed(1)} KB`).toBeLessThanOrEqual(FETCHED_AHEAD);
    // One page at least, otherwise nothing was measured.
    expect(afterLoad).toBeGreaterThan(1);
  });
}

test('messages are bundled without the notes for translators', () => {
  const scripts = builtFiles().filter((file) => /^assets\/js\/main\.[^/]*\.js$/u.test(file));
  const messages = scripts.flatMap((file) => readBuilt(file).match(/\{id:"[^"]*",message:"[^"]*"[^}]*\}/gu) ?? []);
  expect(messages.length).toBeGreaterThan(5);
  expect(messages.filter((message) => message.includes('description:'))).toEqual([]);
});
