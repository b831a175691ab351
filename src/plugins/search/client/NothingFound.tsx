import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  query: string;
  suggestion?: string;
  /** Whether only a part of the site was searched. */
  limited: boolean;
  onSuggestion: (query: string) => void;
  onEverywhere: () => void;
}

/** Says that nothing was found, and what to try. */
export default function NothingFound({ query, suggestion, limited, onSuggestion, onEverywhere }: Props): ReactNode {
  return (
    <div className={styles.message}>
      <p>
        <Translate id="site.Search.nothing" description="Shown if nothing was found" values={{ query }}>
          {'Nothing found for “{query}”.'}
        </Translate>
      </p>
      {suggestion && (
        <button type="button" className={styles.more} onClick={() => onSuggestion(suggestion)}>
          <Translate
            id="site.Search.suggestion"
            description="Button with the query most like it"
            values={{ suggestion }}
          >
            {'Search for “{suggestion}”'}
          </Translate>
        </button>
      )}
      {limited && (
        <button type="button" className={styles.more} onClick={onEverywhere}>
          <Translate id="site.Search.everywhere" description="Button that searches the whole site">
            Search everywhere
          </Translate>
        </button>
      )}
    </div>
  );
}
