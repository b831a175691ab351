import type { Page } from '@playwright/test';
import { ibmChecker } from './support/checkers';
import { isOfTemplate, REPEATS, ROUTES } from './support/templates';
import { expect, test, visit } from './support/test';

/** What the checker may find, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  aria_complementary_labelled: "The theme's sidebar is an aside with nothing but a navigation, which has a label.",
};

interface Result {
  ruleId: string;
  /** What kind of rule it is, and what came of it: `VIOLATION`, `FAIL`. */
  value: [string, string];
  message: string;
  snippet: string;
}

declare global {
  interface Window {
    ace: { Checker: new () => { check: (root: Document, policies: string[]) => Promise<{ results: Result[] }> } };
  }
}

/** What fails on a page that has the checker's script. Other findings ask a person to look. */
async function failures(page: Page): Promise<Result[]> {
  const results = await page.evaluate(async () => {
    const { results: all } = await new window.ace.Checker().check(document, ['WCAG_2_2']);
    return all.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL');
  });
  return results.filter(({ ruleId }) => !(ruleId in EXCEPTIONS));
}

// The policy of a page doesn't allow the checker's script.
test.use({ bypassCSP: true });

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `IBM's accessibility checker finds nothing on a page of each template (${colorScheme})`,
    {
      tag: REPEATS,
    },
    async ({ page }) => {
      test.setTimeout(15 * 60_000);
      const script = await ibmChecker();
      await page.emulateMedia({ colorScheme });
      const found: string[] = [];
      for (const route of ROUTES.filter(isOfTemplate)) {
        await visit(page, route);
        await page.addScriptTag({ path: script });
        const results = await failures(page);
        found.push(...results.map(({ ruleId, message, snippet }) => `/${route}: ${ruleId}: ${message} ${snippet}`));
      }
      expect(found).toEqual([]);
      // It finds one where there is one.
      await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
      expect((await failures(page)).map(({ ruleId }) => ruleId)).toContain('img_alt_valid');
    },
  );
}
