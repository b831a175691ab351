// Change: says what was asked for and where to go from here.
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NotFound/Content';
import Heading from '@theme/Heading';

export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <div className="row">
        <div className="col col--8 col--offset-2">
          <Heading as="h1">
            <Translate id="theme.NotFound.title" description="The title of the 404 page">
              Page not found
            </Translate>
          </Heading>
          <p>
            <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
              There is no page at this address. It may have moved, or the link that led here is wrong.
            </Translate>
          </p>
          {isBrowser && (
            <p>
              <code>{pathname}</code>
            </p>
          )}
          <p>
            <Translate id="theme.NotFound.p2" description="The second paragraph of the 404 page">
              Search with the box at the top, or start here:
            </Translate>
          </p>
          <ul>
            <li>
              <Link to="/docs/intro/">
                <Translate id="theme.NotFound.intro" description="Link to the introduction on the 404 page">
                  Introduction
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/quickstart/">
                <Translate id="theme.NotFound.quickstart" description="Link to the quickstart on the 404 page">
                  Quickstart
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/api/globals/">
                <Translate id="theme.NotFound.api" description="Link to the API reference on the 404 page">
                  All exports of the core package
                </Translate>
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </main>
  );
}
