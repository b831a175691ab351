import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
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
      <p>
        {gone ? (
          <Translate id="site.LoadFailed.gone" description="Shown if the server has a newer version of the site">
            The site has changed since this page was opened.
          </Translate>
        ) : (
          children
        )}
      </p>
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={gone ? () => window.location.reload() : onRetry}
      >
        {gone ? (
          <Translate id="site.LoadFailed.reload" description="Button that reloads the page">
            Reload the page
          </Translate>
        ) : (
          <Translate id="site.LoadFailed.retry" description="Button that tries again to load a part of the page">
            Retry
          </Translate>
        )}
      </button>
    </div>
  );
}
