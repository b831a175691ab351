import type { ClientModule } from '@docusaurus/types';

/** How long the pointer or the focus has to stay on a link. A shorter time means that it only passed over the link. */
export const STAY_MS = 50;
/** Safari has no idle callbacks. After this time, most devices have finished loading the page. */
const WITHOUT_IDLE_MS = 500;

const SLOW = ['slow-2g', '2g', '3g'];

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

let approached: string | undefined;

/** Path of the page that is being loaded: one that the reader is about to open, or the one in the address bar. */
export function pathToLoad(): string {
  return approached ?? window.location.pathname;
}

/**
 * Fetches fewer pages ahead than Docusaurus, which fetches every page that a visible link leads to. It fetches the page
 * of the link that the pointer or the focus is on, and the next page once the link to it is visible.
 */
const module: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation) {
      return;
    }
    const { prefetch, preload } = window.docusaurus;
    // Links call both: `prefetch` when they become visible, `preload` when the pointer enters, even if it only passes
    // over them.
    window.docusaurus = {
      preload: () => false,
      prefetch(url) {
        if (url === nextPage() && !savesData()) {
          whenIdle(() => void prefetch(url));
        }
        return false;
      },
    };

    let staying: number | undefined;
    const approach = ({ target }: Event): void => {
      window.clearTimeout(staying);
      const path = target instanceof Element ? pageOf(target.closest('a')) : undefined;
      if (path && !savesData()) {
        staying = window.setTimeout(() => {
          approached = path;
          // After a failure, the click loads the page again, and tells the reader if that fails, too.
          Promise.resolve(preload(path)).catch(() => undefined);
          approached = undefined;
        }, STAY_MS);
      }
    };
    // A touch is a pointer event, too.
    document.addEventListener('pointerover', approach, { passive: true });
    document.addEventListener('focusin', approach);
  },
};

function nextPage(): string | undefined {
  return pageOf(document.getElementsByClassName('pagination-nav__link--next')[0]);
}

/** Path of the page of this site that a link leads to, if it does. */
function pageOf(link: Element | null | undefined): string | undefined {
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

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(work);
  } else {
    setTimeout(work, WITHOUT_IDLE_MS);
  }
}

export default module;
