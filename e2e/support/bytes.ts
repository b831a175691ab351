import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { PAGE_DELAY_MS } from '../../src/plugins/client-bundle/client/fetchAheadLimits';

export const KINDS = ['html', 'js', 'css', 'fonts', 'images', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** A page of each template, by its name in budgets and figures. */
export const TEMPLATES = {
  home: '',
  guide: 'docs/core/actions/',
  introduction: 'docs/intro/',
  API: 'api/classes/AgentRuntime/',
  digest: 'community/Discord/development/coders/chat_2024-11-20/',
  stream: 'community/Streams/11-2024/2024-11-15/',
  search: 'search/',
} as const;
export type Template = keyof typeof TEMPLATES;

const EXTENSIONS: readonly [RegExp, Kind][] = [
  [/\.m?js$/u, 'js'],
  [/\.css$/u, 'css'],
  [/\.(woff2?|ttf|otf)$/u, 'fonts'],
  [/\.(png|jpe?g|gif|webp|avif|svg|ico)$/u, 'images'],
];

/** What a page loads, in kilobytes of 1000 bytes, compressed as on a host. */
export interface PageBytes {
  /** Until the load event. */
  untilLoad: Record<Kind, number>;
  /** After that, without a click, until nothing is loading any more: mostly pages fetched ahead. */
  afterLoad: number;
}

interface Loaded {
  kind: Kind;
  kilobytes: number;
  request: Request;
}

/** Counts what is loaded from now on, including by workers, in kilobytes of 1000 bytes, compressed as on a host. */
export function countBytes(page: Page): () => Promise<number> {
  const loaded = recordLoads(page);
  return async () => sum(await loaded());
}

/**
 * Opens a page and measures what it loads.
 *
 * @param page - a page whose cache is empty
 * @param route - address, or route below the base address of the page
 */
export async function measurePage(page: Page, route: string): Promise<PageBytes> {
  const recorded = recordLoads(page);
  await page.goto(route, { waitUntil: 'load' });
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await fetchedAhead(page);
  const loadEvent = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return performance.timeOrigin + (navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0);
  });
  const loaded = await recorded();
  const untilLoad = loaded.filter(({ request }) => isUntilLoad(request, loadEvent));
  const ofKind = (kind: Kind): number => sum(untilLoad.filter((entry) => entry.kind === kind));
  return {
    untilLoad: {
      html: ofKind('html'),
      js: ofKind('js'),
      css: ofKind('css'),
      fonts: ofKind('fonts'),
      images: ofKind('images'),
      other: ofKind('other'),
    },
    afterLoad: sum(loaded.filter((entry) => !untilLoad.includes(entry))),
  };
}

/** Waits until a page that was just opened has fetched what it fetches without a click. */
export async function fetchedAhead(page: Page): Promise<void> {
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  await page.waitForLoadState('networkidle');
  const savesData = await page.evaluate(
    () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
  );
  if (!savesData) {
    // By time: a page doesn't tell that it has nothing left to fetch.
    await page.waitForTimeout(PAGE_DELAY_MS);
    while (Date.now() - last < QUIET_MS) {
      await page.waitForTimeout(QUIET_MS);
    }
  }
}

/** What a page loads until the load event, except images. */
export function withoutImages({ untilLoad }: PageBytes): number {
  return KINDS.filter((kind) => kind !== 'images').reduce((total, kind) => total + untilLoad[kind], 0);
}

/** Gives the page a connection. */
export async function connect(page: Page, connection: { effectiveType: string; saveData: boolean }): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

/** Tells the site that the reader saves data, so that it fetches no pages ahead. */
export const saveData = (page: Page): Promise<void> => connect(page, { effectiveType: '4g', saveData: true });

/** After this time without a request, nothing more is fetched ahead. */
const QUIET_MS = 1000;

/** A normal connection. Without its delay, pages fetched ahead would arrive before the load event. */
const CONNECTION = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 5e6 / 8 };

/** Lets a page load over a normal connection. */
export async function emulateConnection(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', CONNECTION);
}

/**
 * Records what is loaded from now on. A file counts once, because the second time it comes from the browser's cache.
 */
function recordLoads(page: Page): () => Promise<Loaded[]> {
  const loads = new Map<string, Promise<Loaded>>();
  page.context().on('requestfinished', (request) => {
    const address = request.url();
    // Asking for the size of a file doesn't load it.
    if (/^https?:/u.test(address) && request.method() !== 'HEAD' && !loads.has(address)) {
      loads.set(
        address,
        compressedSize(address).then((kilobytes) => ({ kind: kindOf(request), kilobytes, request })),
      );
    }
  });
  return () => Promise.all(loads.values());
}

/**
 * Whether something was loaded until the load event: it ended before, or the page requested it before and waits for it
 * (the browser's time for the end of a request is some milliseconds late).
 */
function isUntilLoad(request: Request, loadEvent: number): boolean {
  const { startTime, responseEnd } = request.timing();
  if (isAheadOfClick(request)) {
    return false;
  }
  // The type "other" has files that were asked for early and are used later, such as preloaded data.
  return startTime + responseEnd <= loadEvent || (startTime < loadEvent && request.resourceType() !== 'other');
}

/** Whether a request fetches a script ahead: it doesn't run. On a slow machine, this can come before the load event. */
function isAheadOfClick(request: Request): boolean {
  return request.resourceType() === 'other' && kindOf(request) === 'js';
}

/**
 * Fetches a file again and compresses it, because a browser does not give access to the content of files that it
 * fetches ahead.
 */
async function compressedSize(address: string): Promise<number> {
  const body = Buffer.from(await (await fetch(address)).arrayBuffer());
  // Hosts send images and fonts uncompressed, because compression doesn't make them smaller.
  return Math.min(body.length, gzipSync(body, { level: 9 }).length) / 1000;
}

function kindOf(request: Request): Kind {
  if (request.resourceType() === 'document') {
    return 'html';
  }
  const { pathname } = new URL(request.url());
  return EXTENSIONS.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other';
}

function sum(loaded: readonly Loaded[]): number {
  return loaded.reduce((total, { kilobytes }) => total + kilobytes, 0);
}
