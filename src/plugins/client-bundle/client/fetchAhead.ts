import type { ClientModule } from '@docusaurus/types';
import { HOVER_DELAY_MS, MAX_KILOBYTES, PAGE_DELAY_MS } from './fetchAheadLimits';
import { pageOf } from './pageOf';
import { loadPath } from './pathToLoad';

/** After that, scrolling has ended. */
const SCROLL_DELAY_MS = 200;

const SLOW = ['slow-2g', '2g'];
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** When the reader will have been on the page long enough. */
let readyAt = 0;
/** What the page may still fetch for its visible links. */
let allowance = { kilobytes: 0 };
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
      looks += 1;
      allowance = { kilobytes: 0 };
    }
  },

  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) {
      readyAt = performance.now() + PAGE_DELAY_MS;
      allowance = { kilobytes: MAX_KILOBYTES };
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
  timer = window.setTimeout(
    () => void look().catch(() => undefined),
    Math.max(SCROLL_DELAY_MS, readyAt - performance.now()),
  );
}

/** Fetches the pages that visible links lead to, until something else is to be done. */
async function look(): Promise<void> {
  looks += 1;
  const own = looks;
  const isInterrupted = (): boolean => own !== looks || loads > 0 || savesData() || document.readyState !== 'complete';
  if (!isInterrupted() && allowance.kilobytes > 0) {
    // Its own chunk: no page needs it before it has loaded.
    const { fetchVisible } = await import(/* webpackChunkName: "fetch-visible" */ './fetchVisible');
    await fetchVisible(allowance, isInterrupted);
  }
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || SLOW.includes(connection?.effectiveType ?? '');
}

export default module;
