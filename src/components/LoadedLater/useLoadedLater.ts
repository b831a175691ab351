import { useCallback, useEffect, useState } from 'react';

/**
 * Why a part of the page is not there: `failed` can be asked for again, `late` has not come in time but still may,
 * `gone` belongs to another version of the site than the server has.
 */
export type Failure = 'failed' | 'late' | 'gone';

/** How long readers wait before they are told. */
export const PATIENCE_MS = 10_000;

/** Tells why something could not be loaded. For a chunk the bundler names its address. */
export async function failureOf(error: unknown): Promise<Failure> {
  const { request } = error as { request?: string };
  const answer = request && (await fetch(request, { method: 'HEAD' }).catch(() => undefined));
  return answer && answer.status === 404 ? 'gone' : 'failed';
}

/**
 * Asks again for the chunks that hang. The bundler removes the elements of those that have come or failed. To import
 * again would wait for the same request, and so would a script of the same address.
 */
export function askAgain(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-rspack]')) {
    const copy = document.createElement('script');
    // With an ending, without which "docusaurus serve" takes it for a page.
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
 * Loads a part of the page. Unlike React.lazy, it never throws, tells when it takes long, and can be asked again.
 *
 * @param load - an import; the same function at each rendering
 * @param wanted - whether the part is to be there; what has failed before is asked for again when this becomes true
 */
export function useLoadedLater<Module>(
  load: () => Promise<Module>,
  wanted: boolean,
): Loaded<Module> & { retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Module>>({});
  const isMissing = !loaded.module;
  const retry = useCallback(() => {
    const fail = (failure: Failure): void => setLoaded(({ module }) => (module ? { module } : { failure }));
    const timer = setTimeout(fail, PATIENCE_MS, 'late');
    askAgain();
    setLoaded({});
    load()
      .then(
        (module) => setLoaded({ module }),
        async (error: unknown) => fail(await failureOf(error)),
      )
      .finally(() => clearTimeout(timer));
  }, [load]);

  useEffect(() => {
    if (wanted && isMissing) {
      retry();
    }
  }, [wanted, isMissing, retry]);

  return { ...loaded, retry };
}
