import { useCallback, useEffect, useRef, useState } from 'react';
import { statusOf } from '@site/src/utils/canBeLoaded';

/**
 * Why a part of the page is missing: `failed` can be tried again, `late` has not arrived in time but still may, `gone`
 * belongs to a version of the site that the server no longer has.
 */
export type Failure = 'failed' | 'late' | 'gone';

/** How long readers wait before they see a message. */
export const TIMEOUT_MS = 10_000;

/** Finds out why something could not be loaded. The bundler's error for a chunk has its URL. */
export async function failureOf(error: unknown): Promise<Failure> {
  const { request } = error as { request?: string };
  return request && (await statusOf(request)) === 404 ? 'gone' : 'failed';
}

/**
 * Requests hanging chunks again. The bundler removes the script elements of chunks that have loaded or failed, so the
 * others hang. A second import, or a script with the same URL, would only wait for the same request.
 */
export function retryPendingChunks(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-rspack]')) {
    const copy = document.createElement('script');
    // With a file ending, because "docusaurus serve" treats URLs without one as pages.
    copy.src = `${script.src}?${Date.now()}.js`;
    copy.onerror = () => script.dispatchEvent(new Event('error'));
    document.head.append(copy);
  }
}

interface Loaded<Module> {
  module?: Module;
  failure?: Failure;
}

/**
 * Loads a part of the page. Unlike React.lazy, it never throws, reports a slow load, and can be retried. It retries
 * automatically, with the failure still shown, when the browser is online again.
 *
 * @param load - an import; the same function at each rendering
 * @param wanted - whether the part is needed; if it failed before, it is loaded again when this becomes true
 * @returns also `retry`, for a button, and `loadAgain`, which retries with the failure still shown, unless it is loading
 */
export function useLoadedLater<Module>(
  load: () => Promise<Module>,
  wanted: boolean,
): Loaded<Module> & { retry: () => void; loadAgain: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Module>>({});
  const isMissing = !loaded.module;
  const isLoading = useRef(false);
  const start = useCallback(() => {
    const fail = (failure: Failure): void => {
      isLoading.current = false;
      setLoaded(({ module }) => (module ? { module } : { failure }));
    };
    const timer = setTimeout(fail, TIMEOUT_MS, 'late');
    isLoading.current = true;
    retryPendingChunks();
    load()
      .then(
        (module) => setLoaded({ module }),
        async (error: unknown) => fail(await failureOf(error)),
      )
      .finally(() => clearTimeout(timer));
  }, [load]);
  const retry = useCallback(() => {
    setLoaded({});
    start();
  }, [start]);
  const loadAgain = useCallback(() => {
    if (wanted && isMissing && !isLoading.current) {
      start();
    }
  }, [wanted, isMissing, start]);

  useEffect(() => {
    loadAgain();
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, [loadAgain]);

  return { ...loaded, retry, loadAgain };
}
