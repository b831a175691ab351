import React, { type ReactNode } from 'react';
import SimilarSearches from './SimilarSearches';
import styles from './styles.module.css';

interface Props {
  query: string;
  /** Similar queries that find something. */
  similar: readonly string[];
  /** Whether only a part of the site was searched. */
  limited: boolean;
  /** Address of the search for a query. */
  addressOf: (query: string) => string;
  /** Searches in place instead of opening the address. */
  onSimilar?: (query: string) => void;
  onEverywhere: () => void;
  /** What else the reader can do. */
  children: ReactNode;
}

/** Says that nothing was found, and what to try. */
export default function NothingFound(props: Props): ReactNode {
  const { query, similar, limited, addressOf, onSimilar, onEverywhere, children } = props;
  return (
    <div className={styles.message}>
      <p>{`Nothing found for “${query}”.`}</p>
      <SimilarSearches similar={similar} addressOf={addressOf} onSimilar={onSimilar} />
      {limited && (
        <button type="button" className={styles.more} onClick={onEverywhere}>
          Search everywhere
        </button>
      )}
      {children}
    </div>
  );
}
