import { statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { TEMPLATES } from '../support/bytes';
import type { Figures } from './figures';
import { filesBelow } from '../support/builds';
import { median, requireBuild, withBrowser, withServer } from './support';

const RUNS = 5;
const SLOWDOWN = 4;
/**
 * Tasks of the main thread that are longer than this block it; the time beyond it is blocking time, as Lighthouse
 * counts it.
 */
const LONG_TASK_MS = 50;

/** Main-thread time of a page until it is ready and idle, in milliseconds. */
interface Work {
  blocking: number;
  all: number;
}

/**
 * Loads pages of `build/` with a processor slowed down four times, in turn with their scripts and with empty ones. The
 * page without scripts shows what this machine needs in any case, so difference and ratio depend less on the machine.
 */
export async function measureBlocking(): Promise<Figures> {
  const directory = requireBuild();
  const { API, ...others } = TEMPLATES;
  const routes = { ...others, API, 'longest API page': longestPage(directory, 'api/') };
  return withServer(directory, (site) =>
    withBrowser(async (browser) => {
      const figures: Figures = {};
      for (const [name, route] of Object.entries(routes)) {
        const pairs: [Work, Work][] = [];
        for (let count = 0; count < RUNS; count++) {
          pairs.push([await load(browser, site + route, true), await load(browser, site + route, false)]);
        }
        figures[name] = {
          'blocking time': median(pairs.map(([full]) => full.blocking)),
          'without scripts': median(pairs.map(([, bare]) => bare.blocking)),
          ...spread(
            'difference',
            pairs.map(([full, bare]) => full.blocking - bare.blocking),
          ),
          ...spread(
            'ratio of work',
            pairs.map(([full, bare]) => full.all / bare.all),
          ),
        };
      }
      return figures;
    }),
  );
}

function spread(name: string, values: readonly number[]): Record<string, number> {
  return { [name]: median(values), [`${name}, least`]: Math.min(...values), [`${name}, most`]: Math.max(...values) };
}

async function load(browser: Browser, address: string, scripts: boolean): Promise<Work> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  // Processor time instead of clock time, because other programs don't change it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (!scripts) {
    // Empty scripts, because the page would reload itself if they failed.
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  }
  await page.goto(address, { waitUntil: 'networkidle' });
  if (scripts) {
    await page.locator('html[data-has-hydrated="true"]').waitFor();
  }
  // The remaining work is not needed to read the page, but it blocks the main thread.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const blocking = await page.evaluate((longest) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'longtask', buffered: true });
    return observer.takeRecords().reduce((sum, { duration }) => sum + duration - longest, 0);
  }, LONG_TASK_MS);
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  return { blocking, all: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000 };
}

/** Route of the page with the longest HTML below a route. */
function longestPage(directory: string, route: string): string {
  const size = (file: string): number => statSync(path.join(directory, route, file)).size;
  const [longest = ''] = filesBelow(path.join(directory, route))
    .filter((file) => file.endsWith('index.html'))
    .sort((one, other) => size(other) - size(one));
  return route + longest.slice(0, -'index.html'.length);
}
