import { measurePage, saveData, TEMPLATES, withoutImages, type Template } from './support/bytes';
import { expect, test } from './support/test';

interface Budget {
  /** All that is loaded until the load event, images aside. */
  untilLoad: number;
  /** Of it JavaScript. */
  js: number;
}

/** Kilobytes of 1000 bytes, compressed, cold cache: a little more than a page of each template takes today. */
const BUDGETS: Record<Template, Budget> = {
  home: { untilLoad: 130, js: 104 },
  guide: { untilLoad: 172, js: 131 },
  introduction: { untilLoad: 145, js: 119 },
  API: { untilLoad: 159, js: 127 },
  digest: { untilLoad: 143, js: 116 },
  stream: { untilLoad: 143, js: 118 },
  search: { untilLoad: 123, js: 101 },
};

for (const template of Object.keys(TEMPLATES) as Template[]) {
  const route = TEMPLATES[template];

  test(`/${route} stays within its budget of bytes`, async ({ page }) => {
    // Pages that are fetched ahead are none of this one's.
    await saveData(page);
    const bytes = await measurePage(page, route);
    const check = (what: string, kilobytes: number, budget: number): void => {
      const message = `/${route}: ${kilobytes.toFixed(1)} KB ${what}, the budget is ${budget} KB`;
      expect.soft(kilobytes, message).toBeLessThanOrEqual(budget);
    };
    check('until load, images aside', withoutImages(bytes), BUDGETS[template].untilLoad);
    check('of JavaScript until load', bytes.untilLoad.js, BUDGETS[template].js);
    // Else nothing was measured.
    expect(bytes.untilLoad.js).toBeGreaterThan(10);
  });
}
