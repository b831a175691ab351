import prefetch from '@docusaurus/core/lib/client/prefetch';
import { matchPath } from '@docusaurus/router';
import type { ClientModule } from '@docusaurus/types';
import routes from '@generated/routes';
import type { RouteConfig } from 'react-router-config';
import { HOVER_DELAY_MS, MAX_KILOBYTES, PAGE_DELAY_MS } from './fetchAheadLimits';
import type { PageFile } from './page';
import { loadPath } from './pathToLoad';

/** After that, scrolling has ended. */
const SCROLL_DELAY_MS = 200;
/** Safari has no idle callbacks. After this time, most devices have finished what they were doing. */
const WITHOUT_IDLE_MS = 500;

const SLOW = ['slow-2g', '2g'];
/** Where links are looked for, in this order. */
const LINKS = ['article a', 'main a', 'a'];

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Files that were fetched for visible links. */
const fetched = new Set<string>();
/** Sizes that the build doesn't know, by address. */
const sizes = new Map<string, number>();
/** When the reader will have been on the page long enough. */
let readyAt = 0;
/** Kilobytes that the page may still fetch for its visible links. */
let left = 0;
/** Loads that pointing at a link started. */
let loads = 0;
/** Counts looks at the visible links; a new one ends those before. */
let looks = 0;
let timer: number | undefined;

/**
 * Fetches pages before the reader opens them, in place of Docusaurus, which fetches every page that a visible link leads
 * to. The page of the link that the pointer or the focus is on is loaded; those of visible links are only put into the
 * browser's cache, file by file, when the page has nothing else to do.
 */
const module: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) {
      left = 0;
      looks += 1;
    }
  },

  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) {
      readyAt = performance.now() + PAGE_DELAY_MS;
      left = MAX_KILOBYTES;
      lookSoon();
    }
    if (!previousLocation) {
      start();
    }
  },
};

function start(): void {
  const { preload } = window.docusaurus;
  // Links call both: `prefetch` when they become visible, `preload` when the pointer enters, even if it only passes
  // over them.
  window.docusaurus = {
    preload: () => false,
    prefetch: () => {
      lookSoon();
      return false;
    },
  };

  let staying: number | undefined;
  const approach = ({ target }: Event): void => {
    window.clearTimeout(staying);
    const path = target instanceof Element ? pageOf(target.closest('a')) : undefined;
    if (path && !savesData()) {
      staying = window.setTimeout(() => {
        loads += 1;
        looks += 1;
        void loadPath(path, preload)
          // After a failure, the click loads the page again, and tells the reader if that fails, too.
          .catch(() => undefined)
          .finally(() => {
            loads -= 1;
            lookSoon();
          });
      }, HOVER_DELAY_MS);
    }
  };
  // A touch is a pointer event, too.
  document.addEventListener('pointerover', approach, { passive: true });
  document.addEventListener('focusin', approach);
  // Also in the sidebar.
  document.addEventListener('scroll', lookSoon, { capture: true, passive: true });
  window.addEventListener('load', lookSoon);
}

function lookSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void fetchVisible(), Math.max(SCROLL_DELAY_MS, readyAt - performance.now()));
}

/** Fetches the files of pages that visible links lead to, one after the other, until something else is to be done. */
async function fetchVisible(): Promise<void> {
  const look = ++looks;
  const isInterrupted = (): boolean =>
    look !== looks || loads > 0 || left === 0 || savesData() || document.readyState !== 'complete';
  for (const page of isInterrupted() ? [] : visiblePages()) {
    await idle();
    for (const { address, kilobytes } of filesOf(page, routes)) {
      if (isFetched(address)) {
        continue;
      }
      const size = kilobytes ?? (await sizeOf(address));
      if (isInterrupted()) {
        return;
      }
      if (size <= left) {
        left -= size;
        fetched.add(address);
        await prefetch(address);
      }
    }
  }
}

/** Paths of the pages that links in the viewport lead to. */
function visiblePages(): Set<string> {
  return new Set(
    LINKS.flatMap((links) => [...document.querySelectorAll(links)]).flatMap((link) => {
      // Empty if the link is hidden.
      const { top, bottom, left: start, right } = link.getBoundingClientRect();
      const isVisible = bottom > 0 && top < window.innerHeight && right > 0 && start < window.innerWidth;
      return (isVisible && pageOf(link)) || [];
    }),
  );
}

/** Files of a page; none if the routes don't know them, as in the development server. */
function filesOf(page: string, among: readonly RouteConfig[]): PageFile[] {
  const route = among.find(({ path, exact }) => matchPath(page, { path, exact }));
  const files = route?.files as ((page: string) => PageFile[]) | undefined;
  return route ? [...(files?.(page) ?? []), ...filesOf(page, route.routes ?? [])] : [];
}

/** Whether the file was fetched already, for this page or an earlier one. */
function isFetched(address: string): boolean {
  const entries = performance.getEntriesByName(new URL(address, window.location.href).href, 'resource');
  // Asking for the size is an entry without a body.
  return fetched.has(address) || (entries as PerformanceResourceTiming[]).some((entry) => entry.encodedBodySize > 0);
}

/** Size of a file that the build doesn't know, in kilobytes; infinite if the server doesn't tell it. */
async function sizeOf(address: string): Promise<number> {
  let size = sizes.get(address);
  if (size === undefined) {
    // eslint-disable-next-line no-restricted-globals -- nothing is read but the length, and without one nothing is fetched
    const response = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
    size = (response?.ok && Number(response.headers.get('content-length')) / 1000) || Infinity;
    sizes.set(address, size);
  }
  return size;
}

/** Path of the page of this site that a link leads to, if it does. */
function pageOf(link: Element | null): string | undefined {
  return link instanceof HTMLAnchorElement &&
    link.origin === window.location.origin &&
    link.pathname.endsWith('/') &&
    link.pathname !== window.location.pathname
    ? link.pathname
    : undefined;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || SLOW.includes(connection?.effectiveType ?? '');
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(resolve);
    } else {
      setTimeout(resolve, WITHOUT_IDLE_MS);
    }
  });
}

export default module;
