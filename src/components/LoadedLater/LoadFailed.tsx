import React, { type ReactNode } from 'react';
import type { Failure } from './useLoadedLater';
import styles from './styles.module.css';

interface Props {
  failure: Failure;
  onRetry: () => void;
  /** Says what is missing. */
  children: ReactNode;
}

/** Says that a part of the page is missing, with a button to try again or to reload the page. */
export default function LoadFailed({ failure, onRetry, children }: Props): ReactNode {
  const gone = failure === 'gone';
  return (
    <div role="alert" className={styles.message}>
      <p>{gone ? 'The site has changed since this page was opened.' : children}</p>
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={gone ? () => window.location.reload() : onRetry}
      >
        {gone ? 'Reload the page' : 'Retry'}
      </button>
    </div>
  );
}
