// Change: tries again to load what failed before showing an error; has the site's colours, roles for screen readers,
// translatable texts.
import React, { useEffect, type ComponentProps, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type OriginalLoading from '@theme/Loading';
import styles from './styles.module.css';

export default function Loading({ error, retry, pastDelay }: ComponentProps<typeof OriginalLoading>): ReactNode {
  useEffect(() => {
    // A part of a page may have failed earlier together with the part around it, which is loaded by now.
    if (error) {
      retry();
    }
    // Only once: after that, the reader decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <h1>
          <Translate id="theme.Loading.failed" description="Title in the place of a page that could not be loaded">
            This page could not be loaded
          </Translate>
        </h1>
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
