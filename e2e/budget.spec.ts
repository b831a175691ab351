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
  home: { untilLoad: 137, js: 111 },
  guide: { untilLoad: 180, js: 138 },
  introduction: { untilLoad: 152, js: 126 },
  API: { untilLoad: 168, js: 136 },
  digest: { untilLoad: 150, js: 123 },
  stream: { untilLoad: 150, js: 125 },
  search: { untilLoad: 130, js: 108 },
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
