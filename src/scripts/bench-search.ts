/**
 * `npm run bench:search`: measures the search of the built site and prints a table. Needs `npm run build`. It fails if
 * the search loads more than the budget in e2e/budgets.ts.
 */
import type { Browser, Page } from '@playwright/test';
import { SEARCH_BUDGET } from '../../e2e/budgets';
import queries from '../../e2e/search-queries.json' with { type: 'json' };
import { countBytes, TEMPLATES } from '../../e2e/support/bytes';
import { median, requireBuild, withBrowser, withServer } from '../../e2e/bench/support';

async function openSearch(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
}

async function ready(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search' }).click();
  await page.locator('[role="combobox"]:not([aria-disabled])').waitFor();
}

/** Measures the milliseconds from the last keystroke of a query until its hits are painted. */
async function keystrokeToHits(page: Page, query: string): Promise<number> {
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill(query.slice(0, -1));
  await page.locator(`[data-query=${JSON.stringify(query.slice(0, -1))}]`).waitFor({ state: 'attached' });
  const measured = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let start = 0;
        document
          .querySelector('[role="combobox"]')
          ?.addEventListener('input', () => (start = performance.now()), { once: true });
        const observer = new MutationObserver(() => {
          if (document.querySelector('[data-query]')?.getAttribute('data-query') === wanted) {
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - start));
          }
        });
        observer.observe(document.body, { subtree: true, attributeFilter: ['data-query'] });
      }),
    query,
  );
  await box.press('End');
  await page.keyboard.type(query.slice(-1));
  return measured;
}

async function measureSearch(browser: Browser, site: string): Promise<void> {
  const page = await browser.newPage();
  const before: string[] = [];
  page.on('request', (request) => before.push(request.url()));
  await openSearch(page, site + TEMPLATES.guide);
  const early = before.filter((address) => address.includes('search-data')).length;
  const bytes = countBytes(page);
  await ready(page);
  await page.getByRole('combobox', { name: 'Search' }).fill('twitter login failed');
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  const first = await bytes();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('group', { name: 'Archive' }).waitFor();
  await page.waitForLoadState('networkidle');
  const archive = (await bytes()) - first;
  await page.getByRole('button', { name: 'All', exact: true }).click();

  const times: number[] = [];
  for (const { query } of queries.filter((entry) => !('in' in entry) && !/["\\]/u.test(entry.query)).slice(0, 60)) {
    times.push(await keystrokeToHits(page, query));
  }
  console.table({
    'requests for search data before it is opened': early,
    'KB from opening to the first results': Math.round(first),
    'KB of the archive in addition': Math.round(archive),
    [`ms from the last keystroke to hits, median of ${times.length}`]: Math.round(median(times)),
  });
  const loaded = { firstResults: first, archive };
  for (const part of ['firstResults', 'archive'] as const) {
    if (loaded[part] > SEARCH_BUDGET[part]) {
      console.error(`${part}: ${loaded[part].toFixed(1)} KB, the budget is ${SEARCH_BUDGET[part]} KB`);
      process.exitCode = 1;
    }
  }
}

async function main(): Promise<void> {
  await withServer(requireBuild(), (site) => withBrowser((browser) => measureSearch(browser, site)));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
