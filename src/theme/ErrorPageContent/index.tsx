// Change: adds a title, a link home and a link to report the crash; removes the page when the reader opens another one;
// shows the message in a color with enough contrast.
import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton, PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Error';
import Heading from '@theme/Heading';
import { RELEASE } from '@site/src/release/version';
import { useResetOnNavigation } from '@site/src/components/useResetOnNavigation';
import styles from './styles.module.css';

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  useResetOnNavigation(tryAgain);
  return (
    <main className="container margin-vert--xl">
      <PageMetadata title="Page Error" />
      <div className="row">
        <div className="col col--8 col--offset-2">
          <Heading as="h1">
            <Translate
              id="theme.ErrorPageContent.title"
              description="The title of the fallback page when the page crashed"
            >
              This page crashed
            </Translate>
          </Heading>
          <p>
            <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
          </p>
          <p>
            <Link to="/">Go to the home page</Link>
            {' · '}
            <Link to={`${RELEASE.repository}/issues`}>Report the crash</Link>
          </p>
          <div className={styles.message}>
            <ErrorBoundaryError error={error} />
          </div>
        </div>
      </div>
    </main>
  );
}
