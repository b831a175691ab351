// Change: tries again to load what failed before showing an error; has the site's colors, roles for screen readers.
import React, { useEffect, type ComponentProps, type ReactNode } from 'react';
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
        <h1>This page could not be loaded</h1>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <div role="status" className={styles.waiting}>
        <span className={styles.spinner} />
        Loading…
      </div>
    );
  }
  return null;
}
