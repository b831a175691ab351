import type { Browser } from '@playwright/test';
import { fetchedAhead, TEMPLATES } from '../support/bytes';
import type { Figures } from './figures';
import { median, requireBuild, withBrowser, withServer } from './support';

const RUNS = 7;
const SLOWDOWN = 4;
const NEXT = { link: 'Action reference', path: '/docs/core/action-reference/' };

/**
 * Measures the time from a click in the sidebar of `build/` until the next guide, which was fetched ahead, is painted,
 * with the processor slowed down four times: the median of first clicks after a cold visit. Once the click comes as
 * soon as the pointer is on the link, once after the scripts that this starts have finished.
 */
export async function measureNavigation(): Promise<Figures> {
  return withServer(requireBuild(), (site) =>
    withBrowser(async (browser) => {
      const atOnce: number[] = [];
      const later: number[] = [];
      for (let count = 0; count < RUNS; count++) {
        atOnce.push(await clickToPaint(browser, site));
        later.push(await clickToPaint(browser, site, { afterPointing: true }));
      }
      return {
        'click at once': { 'time to paint': median(atOnce) },
        'click after pointing': { 'time to paint': median(later) },
      };
    }),
  );
}

interface ClickOptions {
  afterPointing?: boolean;
}

async function clickToPaint(
  browser: Browser,
  site: string,
  { afterPointing = false }: ClickOptions = {},
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(site + TEMPLATES.guide);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await fetchedAhead(page);
  const link = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: NEXT.link, exact: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (afterPointing) {
    await link.hover();
    // Until the scripts that pointing started have finished.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  const measured = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let start = 0;
        // The time stamp of the event, so that work before its handlers counts, too.
        document.addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
        const heading = document.querySelector('h1')?.textContent;
        const observer = new MutationObserver(() => {
          const shown = document.querySelector('h1')?.textContent;
          if (location.pathname.endsWith(wanted) && shown && shown !== heading) {
            observer.disconnect();
            requestAnimationFrame(() => {
              // The first task after the frame, when it has been painted.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - start);
              port2.postMessage(undefined);
            });
          }
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    NEXT.path,
  );
  await link.click();
  const time = await measured;
  await page.close();
  return time;
}
