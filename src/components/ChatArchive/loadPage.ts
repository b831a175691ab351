import type { ReactElement } from 'react';
import { PAGE_DATA_FILE, type ArchivePage } from '@site/src/plugins/chat-archive/pages';
import { loadView } from './loadView';

/** What was loaded, by path; null stands for a page that there is not. */
const loaded = new Map<string, ReactElement | null>();
const loading = new Map<string, Promise<void>>();

/** The page at a path, if it was loaded; null if there is no such page. */
export function loadedPage(pathname: string): ReactElement | null | undefined {
  return loaded.get(withSlash(pathname));
}

/**
 * Loads the page at a path, its data and then its component, once.
 *
 * @throws an error if it cannot be fetched; a page that there is not is no error
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
  const response = await fetch(path + PAGE_DATA_FILE);
  if (response.ok) {
    loaded.set(path, await loadView((await response.json()) as ArchivePage));
  } else if (response.status === 404) {
    loaded.set(path, null);
  } else {
    throw new Error(`${path}${PAGE_DATA_FILE}: ${response.status} ${response.statusText}`);
  }
}

function withSlash(pathname: string): string {
  return pathname.replace(/\/?(?:index\.html)?$/u, '/');
}
