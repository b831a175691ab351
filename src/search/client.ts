import { wrap } from 'comlink';
import type { SearchService } from './backend';
import { SEARCH_FOLDER, STAMP_META } from './format';

let service: Promise<SearchService> | undefined;

/** The search of this page, made when it is first used: in a worker, or in the page where there can be none. */
export function searchService(baseUrl: string): Promise<SearchService> {
  service ??= start(baseUrl).catch((error: unknown) => {
    service = undefined;
    throw error;
  });
  return service;
}

async function start(baseUrl: string): Promise<SearchService> {
  const folder = new URL(`${baseUrl}${SEARCH_FOLDER}/`, window.location.href).href;
  const stamp = document.querySelector(`meta[name="${STAMP_META}"]`)?.getAttribute('content') ?? '';
  try {
    return await startInWorker(folder, stamp);
  } catch {
    // Some browsers have no workers, and some settings refuse them.
    const { SearchBackend } = await import('./backend');
    const backend = new SearchBackend();
    await backend.open(folder, stamp);
    return backend;
  }
}

async function startInWorker(folder: string, stamp: string): Promise<SearchService> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const remote: SearchService = wrap<SearchService>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search worker did not start.')), { once: true });
  });
  await Promise.race([remote.open(folder, stamp), failed]);
  return remote;
}
