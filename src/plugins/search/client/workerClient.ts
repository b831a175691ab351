import { wrap } from 'comlink';
import { retryPendingChunks } from '@site/src/components/LoadedLater/useLoadedLater';
import type { SearchService } from '../engine/backend';
import { searchFolder, STAMP_META } from '../engine/indexFormat';

let service: Promise<SearchService> | undefined;
/** Ends the running search and everything that it waits for. */
let stop = (): void => undefined;

/** The search of this page, created when it is first used: in a worker, or in the page if there can be none. */
export function searchService(baseUrl: string): Promise<SearchService> {
  if (!service) {
    const started = start(baseUrl);
    service = started;
    started.catch(() => {
      if (service === started) {
        service = undefined;
      }
    });
  }
  return service;
}

/** Discards a search that hangs. The next use starts it again, and loads again what it was waiting for. */
export function stopSearch(): void {
  stop();
  service = undefined;
  retryPendingChunks();
}

async function start(baseUrl: string): Promise<SearchService> {
  const stamp = document.querySelector(`meta[name="${STAMP_META}"]`)?.getAttribute('content') ?? '';
  const folder = new URL(`${baseUrl}${searchFolder(stamp)}/`, window.location.href).href;
  try {
    return await startInWorker(folder);
  } catch {
    // Some browsers have no workers, and some settings forbid them.
    const { SearchBackend } = await import('../engine/backend');
    const backend = new SearchBackend();
    stop = () => void backend.cancel();
    await backend.open(folder);
    return backend;
  }
}

async function startInWorker(folder: string): Promise<SearchService> {
  const worker = new Worker(new URL('../engine/worker.ts', import.meta.url));
  stop = () => worker.terminate();
  const remote: SearchService = wrap<SearchService>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search worker did not start.')), { once: true });
  });
  await Promise.race([remote.open(folder), failed]);
  return remote;
}
