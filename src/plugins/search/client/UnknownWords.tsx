import React, { type ReactNode } from 'react';
import { SEARCH_CONTEXTS, type SearchContext } from '../engine/contexts';
import SimilarSearches from './SimilarSearches';
import { partsInWords } from './labels';
import type { SearchResults } from './useSearch';
import styles from './styles.module.css';

interface Props {
  results: SearchResults;
  /** Address of the search for a query. */
  addressOf: (query: string) => string;
  /** Searches in place instead of opening the address. */
  onSimilar?: (query: string) => void;
}

/** The old reference is only searched on request; it has no names that the others lack and people look for. */
const EVERYTHING: readonly SearchContext[] = SEARCH_CONTEXTS.filter((context) => context !== 'api-0.1.3');

/** Says which words of the query no page has, and what was searched for instead. */
export default function UnknownWords({ results, addressOf, onSimilar }: Props): ReactNode {
  const { hits, unknown, contexts, similar } = results;
  if (unknown.length === 0 || hits.length === 0) {
    return null;
  }
  const isAll = EVERYTHING.every((context) => contexts.includes(context));
  const where = isAll ? 'No page has' : `No page of ${partsInWords(contexts)} has`;
  return (
    <div className={styles.message}>
      {unknown.map(({ word, similar: searched }) => (
        <p key={word}>
          {where} <em>{word}</em>.
          {searched.length > 0 && ` Similar words that are searched instead: ${searched.join(', ')}.`}
        </p>
      ))}
      <SimilarSearches similar={similar.slice(0, 3)} addressOf={addressOf} onSimilar={onSimilar} />
    </div>
  );
}
