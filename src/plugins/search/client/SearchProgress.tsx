import React, { type ReactNode } from 'react';
import { isLongQuery, MAX_QUERY_LENGTH } from '../engine/queryLength';
import type { Search } from './useSearch';
import { hitCount, partsInWords } from './labels';
import styles from './styles.module.css';

interface Props {
  search: Search;
  query: string;
  /** Whether the number of hits is only for screen readers. */
  hideCount?: boolean;
}

/** Says which parts are still being searched, and how many hits there are. */
export default function SearchProgress({ search, query, hideCount = false }: Props): ReactNode {
  const { loading, failure, results } = search;
  const waits = query.trim() !== '' && loading.length > 0 && failure !== 'late';
  const hits = results && hitCount(results.count);
  const searching = `Searching ${partsInWords(loading)}…`;
  return (
    <>
      <p role="status" className={waits ? styles.progress : hideCount ? styles.hidden : undefined}>
        {waits ? [results && results.count > 0 && `${hits}.`, searching].filter(Boolean).join(' ') : hits}
      </p>
      {isLongQuery(query) && <p>Of a long text, only the last {MAX_QUERY_LENGTH} characters are searched.</p>}
    </>
  );
}
