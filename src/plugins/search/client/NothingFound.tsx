import React, { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
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
      <p>
        <Translate id="site.Search.nothing" description="Shown if nothing was found" values={{ query }}>
          {'Nothing found for “{query}”.'}
        </Translate>
      </p>
      {similar.length > 0 && (
        <ul
          className={styles.similar}
          aria-label={translate({
            id: 'site.Search.similar',
            message: 'Similar searches',
            description: 'Label of the links to similar queries',
          })}
        >
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
                <Translate
                  id="site.Search.suggestion"
                  description="Link to the search for a similar query"
                  values={{ suggestion: other }}
                >
                  {'Search for “{suggestion}”'}
                </Translate>
              </a>
            </li>
          ))}
        </ul>
      )}
      {limited && (
        <button type="button" className={styles.more} onClick={onEverywhere}>
          <Translate id="site.Search.everywhere" description="Button that searches the whole site">
            Search everywhere
          </Translate>
        </button>
      )}
      {children}
    </div>
  );
}
