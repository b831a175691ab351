// Change: adds a title, a link home and a link to report the crash; removes the page when the reader opens another one;
// shows the message in a colour with enough contrast.
import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
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
      <PageMetadata
        title={translate({
          id: 'theme.ErrorPageContent.pageTitle',
          message: 'Page Error',
          description: 'The title of the window when the page crashed',
        })}
      />
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
            <Link to="/">
              <Translate id="theme.ErrorPageContent.home" description="Link to the home page on the crash page">
                Go to the home page
              </Translate>
            </Link>
            {' · '}
            <Link to={`${RELEASE.repository}/issues`}>
              <Translate id="theme.ErrorPageContent.report" description="Link to the issue tracker on the crash page">
                Report the crash
              </Translate>
            </Link>
          </p>
          <div className={styles.message}>
            <ErrorBoundaryError error={error} />
          </div>
        </div>
      </div>
    </main>
  );
}
