import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Search } from './useSearch';
import { hitCount, partNames } from './labels';
import styles from './styles.module.css';

interface Props {
  search: Search;
  query: string;
  /** Whether the number of hits is only for screen readers. */
  hideCount?: boolean;
}

/** Says which parts are still loading, then how many hits there are. */
export default function SearchProgress({ search, query, hideCount = false }: Props): ReactNode {
  const { loading, failure, results } = search;
  const waits = query.trim() !== '' && loading.length > 0 && !failure;
  return (
    <p role="status" className={waits ? styles.progress : hideCount ? styles.hidden : undefined}>
      {waits
        ? translate(
            {
              id: 'site.Search.loading',
              message: 'Loading {parts}...',
              description: 'Shown while the search index loads',
            },
            { parts: partNames(loading) },
          )
        : results && hitCount(results.hits.length)}
    </p>
  );
}
