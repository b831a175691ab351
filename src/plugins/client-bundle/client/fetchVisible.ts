import prefetch from '@docusaurus/core/lib/client/prefetch';
import { matchPath } from '@docusaurus/router';
import routes from '@generated/routes';
import type { RouteConfig } from 'react-router-config';
import type { PageFile } from './page';
import { pageOf } from './pageOf';

/** Safari has no idle callbacks. After this time, most devices have finished what they were doing. */
const WITHOUT_IDLE_MS = 500;
/** Where links are looked for, in this order. */
const LINKS = ['article a', 'main a', 'a'];

/** Files that were fetched for visible links. */
const fetched = new Set<string>();

/**
 * Puts the files of pages that visible links lead to into the browser's cache, one after the other.
 *
 * @param allowance - what may be fetched; what is fetched is taken off
 * @param isInterrupted - whether something else is to be done
 */
export async function fetchVisible(allowance: { kilobytes: number }, isInterrupted: () => boolean): Promise<void> {
  for (const page of visiblePages()) {
    await idle();
    for (const { address, kilobytes } of filesOf(page, routes)) {
      if (isInterrupted()) {
        return;
      }
      // A file whose size the build doesn't know may be too large.
      if (!isFetched(address) && (kilobytes ?? Infinity) <= allowance.kilobytes) {
        allowance.kilobytes -= kilobytes ?? 0;
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
  return fetched.has(address) || entries.length > 0;
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
