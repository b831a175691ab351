import { useCallback, useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchService } from './client';
import { FIRST_CONTEXTS, type SearchContext } from './contexts';
import { hasDate } from './dates';
import type { Hit } from './engine';

/** Parts of the site that readers can choose; everything if none is chosen. */
export interface SearchChoice {
  context?: SearchContext;
  channel?: string;
  topic?: string;
}

export interface SearchResults {
  query: string;
  hits: Hit[];
  /** Whether the chat archive was looked through. */
  withArchive: boolean;
  /** A query most like one that found nothing. */
  suggestion?: string;
}

export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

interface Search {
  status: SearchStatus;
  /** Loads what the choice needs; also after a failure. */
  load: () => void;
  results?: SearchResults;
}

/** With fewer hits for all words than this in the rest of the site, the chat archive is looked through, too. */
const FEW = 3;

/** Searches as the query changes, once `load` was called. */
export function useSearch(query: string, { context, channel, topic }: SearchChoice): Search {
  const baseUrl = useBaseUrl('/');
  const [wanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<SearchStatus>('idle');
  const [results, setResults] = useState<SearchResults>();

  const load = useCallback(() => {
    setWanted(true);
    setAttempt((last) => last + 1);
  }, []);

  useEffect(() => {
    if (!wanted) {
      return undefined;
    }
    let current = true;
    setStatus((last) => (last === 'ready' ? 'ready' : 'loading'));
    find(baseUrl, query, { context, channel, topic })
      .then((found) => {
        if (current) {
          setStatus('ready');
          setResults(found);
        }
      })
      .catch((error: unknown) => {
        if (current) {
          console.error('The search could not be loaded.', error);
          setStatus('failed');
        }
      });
    return () => {
      current = false;
    };
  }, [wanted, attempt, baseUrl, query, context, channel, topic]);

  return { status, load, ...(results && query.trim() !== '' && { results }) };
}

/** Searches for a query; only loads what is needed if the query is empty. */
async function find(baseUrl: string, query: string, choice: SearchChoice): Promise<SearchResults | undefined> {
  const service = await searchService(baseUrl);
  const contexts: readonly SearchContext[] = choice.context ? [choice.context] : FIRST_CONTEXTS;
  await Promise.all(contexts.map((context) => service.load(context)));
  if (query.trim() === '') {
    return undefined;
  }
  let hits = await service.search(query, { ...choice, contexts });
  let withArchive = contexts.includes('archive');
  if (!choice.context && (hits.filter(({ complete }) => complete).length < FEW || hasDate(query))) {
    await service.load('archive');
    hits = await service.search(query, { contexts: [...contexts, 'archive'] });
    withArchive = true;
  }
  const suggestion = hits.length === 0 ? await service.suggest(query) : undefined;
  return { query, hits, withArchive, ...(suggestion && { suggestion }) };
}
