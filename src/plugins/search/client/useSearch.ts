import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { failureOf, TIMEOUT_MS, type Failure } from '@site/src/components/LoadedLater/useLoadedLater';
import { isGone } from '@site/src/utils/fetchChecked';
import { searchService, stopSearch } from './workerClient';
import { contextsFor, FIRST_CONTEXTS, type SearchContext } from '../engine/contexts';
import type { Found } from '../engine/backend';

/** Parts of the site that readers can choose; everything if none is chosen. */
export interface SearchChoice {
  context?: SearchContext;
  channel?: string;
  topic?: string;
  /** The part that the reader is in. */
  here?: SearchContext;
}

export interface SearchResults extends Found {
  query: string;
  /** The parts that were searched. */
  contexts: readonly SearchContext[];
}

export interface Search {
  /** Whether the query has not been searched yet in all parts. */
  pending: boolean;
  /** Parts that are still loading. */
  loading: readonly SearchContext[];
  /** Whether no part is there yet. */
  starting: boolean;
  /** Parts that could not be loaded, or not in time. */
  missing: readonly SearchContext[];
  /** Why parts are missing, or why the search has stopped. */
  failure?: Failure;
  /** The hits so far; until there are any, those of the last query. */
  results?: SearchResults;
  /** Loads missing parts again, and only those. */
  retry: () => void;
  /** Does the same, if parts have failed, with the failure still shown. */
  loadAgain: () => void;
  /** To be called when a part of a hit could not be loaded. */
  onError: (error: unknown) => void;
}

type PartState = 'ready' | Failure;

/**
 * Loads the parts that are needed, and searches when the query changes or another part is loaded. Parts that have failed
 * are loaded again when the query changes, and when the browser is online again.
 *
 * @param most - how many hits to find at most; all if not set
 */
export function useSearch(query: string, { context, channel, topic, here }: SearchChoice, most?: number): Search {
  const baseUrl = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  const [attempt, setAttempt] = useState(0);
  const [load, setLoad] = useState(0);
  const [parts, setParts] = useState<Parts>({});
  const [found, setFound] = useState<SearchResults & { search: string }>();
  const [late, setLate] = useState(false);
  const [gone, setGone] = useState(false);

  const needed = contextsFor(query, context);
  const isReady = (part: SearchContext): boolean => parts[part] === 'ready';
  // Not before all others have been searched.
  const lacksWords =
    found?.query === query &&
    found.unknown.length > 0 &&
    FIRST_CONTEXTS.every((part) => found.contexts.includes(part) || (parts[part] && !isReady(part)));
  const wanted: readonly SearchContext[] = !context && lacksWords ? [...FIRST_CONTEXTS, 'archive'] : needed;
  const ready = wanted.filter(isReady);
  const loading = wanted.filter((part) => !parts[part]);
  const failed = wanted.filter((part) => parts[part] && !isReady(part));
  const reasons = failed.map((part) => parts[part]);
  const failure = gone || reasons.includes('gone') ? 'gone' : late ? 'late' : failed.length > 0 ? 'failed' : undefined;

  const canSearch = query.trim() !== '' && ready.length > 0;
  // Strings, so that the effects run only when something has changed, not at each render.
  const toLoad = isBrowser ? wanted.join(' ') : '';
  const toCancel = late ? loading.join(' ') : '';
  const toSearch = canSearch
    ? JSON.stringify({ query, contexts: ready, channel, topic, here, most } satisfies SearchFor)
    : '';
  const pending = loading.length > 0 || (found?.search ?? '') !== toSearch;

  useEffect(() => {
    let current = true;
    const set = (part: SearchContext, state: PartState): void => {
      if (current) {
        setParts((last) => ({ ...last, [part]: state }));
      }
    };
    for (const part of toLoad ? (toLoad.split(' ') as SearchContext[]) : []) {
      loadPart(baseUrl, part)
        .then(() => set(part, 'ready'))
        .catch(async (error: unknown) => {
          console.error(`The search index of ${part} could not be loaded.`, error);
          set(part, isGone(error) ? 'gone' : await failureOf(error));
        });
    }
    return () => {
      current = false;
    };
  }, [baseUrl, toLoad, attempt, load]);

  useEffect(() => {
    if (!toSearch) {
      setFound(undefined);
      return undefined;
    }
    let current = true;
    const { contexts, ...search } = JSON.parse(toSearch) as SearchFor;
    const lose = (lost: readonly SearchContext[], error: unknown): void => {
      console.error('The search failed.', error);
      if (current) {
        setParts((last) => ({ ...last, ...Object.fromEntries(lost.map((part) => [part, 'failed'])) }));
      }
    };
    // Another user of the search may have started it again. Hits of the other parts don't wait for one that is lost.
    Promise.all(
      contexts.map((part) =>
        loadPart(baseUrl, part).then(
          () => [part],
          (error: unknown) => {
            lose([part], error);
            return [];
          },
        ),
      ),
    )
      .then((loaded) => find(baseUrl, { ...search, contexts: loaded.flat() }))
      .then((results) => {
        if (current) {
          startTransition(() => setFound({ ...results, search: toSearch }));
        }
      })
      .catch((error: unknown) => lose(contexts, error));
    return () => {
      current = false;
    };
  }, [baseUrl, toSearch, attempt]);

  useEffect(() => {
    setLate(false);
    const timer = pending ? setTimeout(() => setLate(true), TIMEOUT_MS) : undefined;
    return () => clearTimeout(timer);
  }, [pending, attempt]);

  // The search itself hangs, and not only a part that it waits for.
  const hangs = late && (ready.length === 0 || loading.length === 0);
  const retry = useCallback(() => {
    if (hangs) {
      stopSearch();
    } else if (toCancel) {
      void searchService(baseUrl).then((service) => service.cancel(toCancel.split(' ') as SearchContext[]));
    }
    setParts((last) => (hangs ? {} : readyOf(last)));
    setAttempt((last) => last + 1);
  }, [baseUrl, hangs, toCancel]);

  const isLost = useRef(false);
  isLost.current = failure === 'failed';
  const loadAgain = useCallback(() => {
    if (isLost.current) {
      setLoad((last) => last + 1);
    }
  }, []);
  useEffect(loadAgain, [loadAgain, query]);
  useEffect(() => {
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, [loadAgain]);

  const onError = useCallback((error: unknown) => {
    setGone((last) => last || isGone(error));
  }, []);

  return {
    pending,
    loading,
    starting: loading.length > 0 && ready.length === 0 && !failure,
    missing: late ? wanted.filter((part) => !isReady(part)) : failed,
    retry,
    loadAgain,
    onError,
    ...(failure && { failure }),
    ...(found && toSearch && { results: found }),
  };
}

interface SearchFor {
  query: string;
  contexts: SearchContext[];
  channel?: string;
  topic?: string;
  here?: SearchContext;
  most?: number;
}

type Parts = Partial<Record<SearchContext, PartState>>;

function readyOf(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([, state]) => state === 'ready'));
}

async function loadPart(baseUrl: string, part: SearchContext): Promise<void> {
  const service = await searchService(baseUrl);
  await service.load(part);
}

async function find(baseUrl: string, { query, contexts, most, ...filter }: SearchFor): Promise<SearchResults> {
  const service = await searchService(baseUrl);
  return { query, contexts, ...(await service.search(query, { contexts, ...filter }, most)) };
}
