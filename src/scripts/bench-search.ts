/**
 * `npm run bench:search`: measures the search of the built site and prints a table. Needs `npm run build`. It fails if
 * the search loads more than the budget in e2e/budgets.ts.
 */
import type { Browser, Page } from '@playwright/test';
import { SEARCH_BUDGET } from '../../e2e/budgets';
import queries from '../../e2e/search-queries.json' with { type: 'json' };
import { countBytes, TEMPLATES } from '../../e2e/support/bytes';
import { builtDigests } from '../../e2e/support/site';
import { median, requireBuild, withBrowser, withServer } from '../../e2e/bench/support';
import { runCommand } from './support/command';

/** How many queries are typed. */
const QUERIES = 10;

async function openSearch(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
}

async function ready(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search' }).click();
  await page.locator('[role="combobox"]:not([aria-disabled])').waitFor();
}

/** As on a slow phone. Browsers don't slow down workers, in which the engine runs. */
const SLOWER = 4;

interface KeyTimes {
  /** Milliseconds from the key until its letter is painted, to 8 ms, as the browser measures them; at least 16. */
  paint: number;
  /** Milliseconds from the key to the first frame with the hits of the new query. */
  hits: number;
}

/** Types a query letter by letter, waiting for the hits of each. */
async function typeLetters(page: Page, query: string): Promise<KeyTimes[]> {
  const times: KeyTimes[] = [];
  await page.getByRole('combobox', { name: 'Search' }).fill('');
  await page.locator('[data-query]').waitFor({ state: 'detached' });
  for (let length = 1; length <= query.length; length += 1) {
    // Resolved when the page listens, before the key is pressed.
    const measured = await page.evaluateHandle(
      (wanted) => {
        const events: PerformanceEntry[] = [];
        const timing = new PerformanceObserver((list) => events.push(...list.getEntries()));
        // TypeScript doesn't know the threshold yet.
        const options: PerformanceObserverInit & { durationThreshold: number } = {
          type: 'event',
          durationThreshold: 16,
        };
        timing.observe(options);
        const done = new Promise<{ paint: number; hits: number }>((resolve, reject) => {
          let key = 0;
          document.addEventListener('keydown', ({ timeStamp }) => (key = timeStamp), { once: true, capture: true });
          const observer = new MutationObserver(() => {
            if (document.querySelector('[data-query]')?.getAttribute('data-query') !== wanted) {
              return;
            }
            observer.disconnect();
            // A task after the callbacks for a frame comes when that frame has been painted.
            requestAnimationFrame(() =>
              setTimeout(() => {
                const hits = performance.now() - key;
                // The browser reports its times of events with a delay, and only if they are longer than 16 ms.
                setTimeout(() => {
                  timing.disconnect();
                  const ends = events
                    .filter(({ name, startTime }) => /^(?:keydown|input)$/u.test(name) && startTime >= key)
                    .map(({ startTime, duration }) => startTime + duration - key);
                  resolve({ hits, paint: Math.max(16, ...ends) });
                }, 100);
              }),
            );
          });
          observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-query'] });
          setTimeout(() => reject(new Error(`There are no hits for "${wanted}".`)), 10_000);
        });
        return { done };
      },
      query.slice(0, length),
    );
    await page.keyboard.type(query.charAt(length - 1));
    times.push(await measured.evaluate(({ done }) => done));
    await measured.dispose();
  }
  return times;
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

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times: KeyTimes[] = [];
  for (const { query } of queries
    .filter((entry) => !('in' in entry) && /^[\w ]+$/u.test(entry.query))
    .slice(0, QUERIES)) {
    times.push(...(await typeLetters(page, query)));
  }
  console.table({
    'requests for search data before it is opened': early,
    'KB from opening to the first results': Math.round(first),
    'KB of the archive in addition': Math.round(archive),
    [`ms from a key to paint, median of ${times.length}, processor slowed down ${SLOWER} times`]: Math.round(
      median(times.map(({ paint }) => paint)),
    ),
    'ms from a key to the hits of the new query, the same': Math.round(median(times.map(({ hits }) => hits))),
  });
  const budgets = [
    { part: 'first results', loaded: first, budget: SEARCH_BUDGET.firstResults },
    { part: 'archive', loaded: archive, budget: builtDigests().length * SEARCH_BUDGET.archiveDay },
  ];
  for (const { part, loaded, budget } of budgets) {
    if (loaded > budget) {
      console.error(`${part}: ${loaded.toFixed(1)} KB, the budget is ${budget.toFixed(1)} KB`);
      process.exitCode = 1;
    }
  }
}

async function main(): Promise<void> {
  await withServer(requireBuild(), (site) => withBrowser((browser) => measureSearch(browser, site)));
}

runCommand(main);
