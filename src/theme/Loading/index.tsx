// Change: the site's colours, roles for screen readers, texts that can be translated.
import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="theme.Loading.retry" description="Label of the button that tries again to load a page">
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <div role="status" className={styles.waiting}>
        <span className={styles.spinner} />
        <Translate id="theme.Loading.loading" description="Shown while a page is slow to load">
          Loading…
        </Translate>
      </div>
    );
  }
  return null;
}
