import { useCallback, useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { failureOf, PATIENCE_MS, type Failure } from '@site/src/components/LoadedLater/useLoadedLater';
import { searchService, stopSearch } from './workerClient';
import { contextsFor, FIRST_CONTEXTS, type SearchContext } from '../engine/contexts';
import { areEnough } from '../engine/arrange';
import type { Hit } from '../engine/searchEngine';
import { isGone } from '../engine/indexFormat';

/** Parts of the site that readers can choose; everything if none is chosen. */
export interface SearchChoice {
  context?: SearchContext;
  channel?: string;
  topic?: string;
}

export interface SearchResults {
  query: string;
  hits: Hit[];
  /** The query that was searched. */
  contexts: readonly SearchContext[];
  /** A similar query to one that found nothing. */
  suggestion?: string;
}

export interface Search {
  /** Whether the query has not been searched yet in all parts. */
  pending: boolean;
  /** Parts that are still loading. */
  loading: readonly SearchContext[];
  /** Parts that could not be loaded, or not in time. */
  missing: readonly SearchContext[];
  /** Why parts are missing, or why the search has stopped. */
  failure?: Failure;
  /** The hits so far; until there are any, those of the last query. */
  results?: SearchResults;
  /** Loads missing parts again. */
  retry: () => void;
  /** To be called when a part of a hit could not be loaded. */
  onError: (error: unknown) => void;
}

type PartState = 'ready' | Failure;

/** Loads the parts that are needed, and searches when the query changes or another part is loaded. */
export function useSearch(query: string, { context, channel, topic }: SearchChoice): Search {
  const baseUrl = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  const [attempt, setAttempt] = useState(0);
  const [parts, setParts] = useState<Partial<Record<SearchContext, PartState>>>({});
  const [found, setFound] = useState<SearchResults & { search: string }>();
  const [late, setLate] = useState(false);
  const [gone, setGone] = useState(false);

  const needed = contextsFor(query, context);
  const isReady = (part: SearchContext): boolean => parts[part] === 'ready';
  const hasFew = found?.query === query && !areEnough(found.hits);
  const wanted: readonly SearchContext[] = !context && hasFew ? [...FIRST_CONTEXTS, 'archive'] : needed;
  const ready = wanted.filter(isReady);
  const loading = wanted.filter((part) => !parts[part]);
  const failed = wanted.filter((part) => parts[part] && !isReady(part));
  const reasons = failed.map((part) => parts[part]);
  const failure = gone || reasons.includes('gone') ? 'gone' : late ? 'late' : failed.length > 0 ? 'failed' : undefined;

  // Hits that move while they are read are worse than hits a little later. But don't wait for parts that fail.
  const isTime = needed.every(isReady) || failure !== undefined || attempt > 0;
  const canSearch = query.trim() !== '' && ready.length > 0 && isTime;
  // Strings, so that the effects run only when something has changed, not at each render.
  const toLoad = isBrowser ? wanted.join(' ') : '';
  const toSearch = canSearch ? JSON.stringify({ query, contexts: ready, channel, topic }) : '';
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
  }, [baseUrl, toLoad, attempt]);

  useEffect(() => {
    if (!toSearch) {
      setFound(undefined);
      return undefined;
    }
    let current = true;
    find(baseUrl, JSON.parse(toSearch) as SearchFor)
      .then((results) => {
        if (current) {
          setFound({ ...results, search: toSearch });
        }
      })
      .catch((error: unknown) => {
        console.error('The search failed.', error);
        if (current) {
          const { contexts } = JSON.parse(toSearch) as SearchFor;
          setParts((last) => ({ ...last, ...Object.fromEntries(contexts.map((part) => [part, 'failed'])) }));
        }
      });
    return () => {
      current = false;
    };
  }, [baseUrl, toSearch, attempt]);

  useEffect(() => {
    setLate(false);
    const timer = pending ? setTimeout(() => setLate(true), PATIENCE_MS) : undefined;
    return () => clearTimeout(timer);
  }, [pending, attempt]);

  const retry = useCallback(() => {
    if (late) {
      stopSearch();
    }
    setParts((last) => (late ? {} : Object.fromEntries(Object.entries(last).filter(([, state]) => state === 'ready'))));
    setAttempt((last) => last + 1);
  }, [late]);

  const onError = useCallback((error: unknown) => {
    setGone((last) => last || isGone(error));
  }, []);

  return {
    pending,
    loading,
    missing: late ? wanted.filter((part) => !isReady(part)) : failed,
    retry,
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
}

async function loadPart(baseUrl: string, part: SearchContext): Promise<void> {
  const service = await searchService(baseUrl);
  await service.load(part);
}

async function find(baseUrl: string, { query, contexts, channel, topic }: SearchFor): Promise<SearchResults> {
  // Another user of the search may have started it again.
  await Promise.all(contexts.map((part) => loadPart(baseUrl, part)));
  const service = await searchService(baseUrl);
  const hits = await service.search(query, { contexts, channel, topic });
  const suggestion = hits.length === 0 ? await service.suggest(query) : undefined;
  return { query, hits, contexts, ...(suggestion && { suggestion }) };
}
