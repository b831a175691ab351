import type { ReactElement } from 'react';
import type { ArchivePage } from '../pages';
import { PAGE_DATA_FILE } from '../route';
import { fetchPageData } from './fetchPageData';
import { loadView } from './loadView';

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
  const data =
    dataInHtml() ?? (await fetchPageData(path).catch((cause: unknown) => new Error(path + PAGE_DATA_FILE, { cause })));
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

/** The data in the HTML of the page that was opened directly. It is there until that page is hydrated. */
function dataInHtml(): ArchivePage | undefined {
  const json = document.getElementById(PAGE_DATA_FILE)?.textContent;
  return json ? (JSON.parse(json) as ArchivePage) : undefined;
}

function withSlash(pathname: string): string {
  return pathname.replace(/\/?(?:index\.html)?$/u, '/');
}
