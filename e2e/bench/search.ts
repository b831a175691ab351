/** `npm run bench:search`: measures the search of the built site and prints a table. Needs `npm run build`. */
import { spawn } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import queries from '../search-queries.json' with { type: 'json' };
import { ensureChromium } from '../support/chromium';
import { BASE_PATH } from '../support/site';

const PORT = 3109;
const SITE = `http://localhost:${PORT}${BASE_PATH}`;

/** Sums what the page loads, compressed as a host would, in kilobytes of 1000 bytes. */
function byteCounter(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    sizes.push(
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

async function openSearch(page: Page, path: string): Promise<void> {
  await page.goto(SITE + path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
}

async function ready(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search' }).click();
  await page.locator('[role="combobox"]:enabled').waitFor();
}

/** Milliseconds from the last keystroke of a query until its hits are painted. */
async function keystrokeToHits(page: Page, query: string): Promise<number> {
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill(query.slice(0, -1));
  await page.locator(`[data-query=${JSON.stringify(query.slice(0, -1))}]`).waitFor({ state: 'attached' });
  const measured = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let start = 0;
        document.querySelector('[role="combobox"]')?.addEventListener('input', () => (start = performance.now()), { once: true });
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

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function main(): Promise<void> {
  const server = spawn('npx', ['docusaurus', 'serve', '--port', String(PORT), '--no-open'], { stdio: 'ignore', detached: true });
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  try {
    const page = await browser.newPage();
    for (let up = false; !up; ) {
      up = await page.goto(SITE).then(
        () => true,
        () => false,
      );
    }
    const before: string[] = [];
    page.on('request', (request) => before.push(request.url()));
    await openSearch(page, 'docs/core/actions/');
    const early = before.filter((address) => address.includes('search-data')).length;
    const bytes = byteCounter(page);
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
  } finally {
    await browser.close();
    if (server.pid) {
      process.kill(-server.pid);
    }
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
