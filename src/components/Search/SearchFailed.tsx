import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Says that the search could not be loaded, and offers to try again. */
export default function SearchFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.message}>
      <p>
        <Translate id="site.Search.failed" description="Shown if the search index could not be loaded">
          The search index could not be loaded.
        </Translate>
      </p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        <Translate id="site.Search.retry" description="Button that tries again to load the search index">
          Retry
        </Translate>
      </button>
    </div>
  );
}
