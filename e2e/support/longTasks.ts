import type { Page } from '@playwright/test';

/** A page must not be blocked for longer, whatever a reader pastes. */
export const MAX_BLOCKED_MS = 200;

/**
 * Measures how long the page is blocked at most while something is done and until the page is idle after it.
 *
 * @returns milliseconds; 0 if no task took 50 ms
 */
export async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
  await idle(page);
  await page.evaluate(() => {
    window.longTasks = [];
    window.longTaskObserver ??= new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    window.longTaskObserver.observe({ type: 'longtask' });
  });
  await action();
  await idle(page);
  return Math.max(0, ...(await page.evaluate(() => window.longTasks)));
}

/** Waits until the page has nothing to do, twice: the first idle time may be before what comes from a worker. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let time = 0; time < 2; time += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

declare global {
  interface Window {
    longTasks: number[];
    longTaskObserver?: PerformanceObserver;
  }
}
