import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  similar: readonly string[];
  /** Address of the search for a query. */
  addressOf: (query: string) => string;
  /** Searches in place instead of opening the address. */
  onSimilar?: (query: string) => void;
}

/** Similar queries that find something. */
export default function SimilarSearches({ similar, addressOf, onSimilar }: Props): ReactNode {
  return (
    similar.length > 0 && (
      <ul className={styles.similar} aria-label="Similar searches">
        {similar.map((other) => (
          <li key={other}>
            <a
              href={addressOf(other)}
              onClick={(event) => {
                if (onSimilar && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
                  event.preventDefault();
                  onSimilar(other);
                }
              }}
            >
              {`Search for “${other}”`}
            </a>
          </li>
        ))}
      </ul>
    )
  );
}
