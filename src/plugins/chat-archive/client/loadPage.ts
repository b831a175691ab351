import type { ReactElement } from 'react';
import { PAGE_DATA_FILE, type ArchivePage } from '../pages';
import { loadView } from './loadView';

/** How long loading the data of a page may take. */
const TIME_LIMIT_MS = 10_000;

const loaded = new Map<string, ReactElement>();
/** What is shown instead of pages that could not be loaded: an error, or their text; null if there is no such page. */
const failed = new Map<string, ReactElement | Error | null>();
const loading = new Map<string, Promise<void>>();

/** The page at a path, or what is shown instead; undefined if it was not loaded. */
export function loadedPage(pathname: string): ReactElement | Error | null | undefined {
  const path = withSlash(pathname);
  return loaded.get(path) ?? failed.get(path);
}

/**
 * Loads the page at a path, its data and then its component, unless it is loaded already. After a failure, it tries
 * again.
 *
 * @throws an error if the component can't be loaded, as Docusaurus expects it; for failures of the data see loadedPage
 */
export function loadPage(pathname: string): Promise<void> {
  const path = withSlash(pathname);
  if (loaded.has(path)) {
    return Promise.resolve();
  }
  const running = loading.get(path) ?? fetchPage(path).finally(() => loading.delete(path));
  loading.set(path, running);
  return running;
}

async function fetchPage(path: string): Promise<void> {
  const data = await fetchPageData(path).catch((cause: unknown) => new Error(path + PAGE_DATA_FILE, { cause }));
  if (data && !(data instanceof Error)) {
    loaded.set(path, await loadView(data));
  } else if (!data || 'docusaurusRoot' in window) {
    failed.set(path, data);
  } else {
    // The page was opened directly: React has not hydrated it yet, and its text is from the build.
    const { keepBuiltPage } = await import(/* webpackChunkName: "archive-built" */ './BuiltPage');
    failed.set(
      path,
      keepBuiltPage(async () => {
        await loadPage(path);
        return loaded.get(path);
      }),
    );
  }
}

/**
 * Fetches the data of a page.
 *
 * @param path - of the page, with a slash at its end
 * @returns null if there is no such page
 * @throws an error if the data can't be loaded, or belongs to another page
 */
export async function fetchPageData(path: string): Promise<ArchivePage | null> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const response = await fetch(path + PAGE_DATA_FILE, { signal });
  // The page may exist although its data is missing.
  if (response.status === 404 && (await fetch(path, { method: 'HEAD', signal })).status === 404) {
    return null;
  }
  const data = (await response.json()) as ArchivePage;
  if (!path.endsWith(`/${data.route}`)) {
    throw new Error(data.route);
  }
  return data;
}

function withSlash(pathname: string): string {
  return pathname.replace(/\/?(?:index\.html)?$/u, '/');
}
