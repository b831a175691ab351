// Change: shows the requested address, pages that it may stand for, and a search. Has its title also below a route of docs,
// and tells search engines not to list the page.
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import SimilarPages from '@site/src/plugins/search/client/SimilarPages';

/** Removes the canonical address from the head. The next page adds its own. */
function removeAddresses(): void {
  document.head
    .querySelectorAll('link[rel="canonical"], link[hreflang], meta[property="og:url"]')
    .forEach((element) => element.remove());
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const baseUrl = useBaseUrl('/');
  const path = isBrowser ? pathname.slice(baseUrl.length) : '';
  const words = path
    .split(/[/_.-]+/u)
    .filter((word) => !/^(?:|docs|api|community|index|html?)$/u.test(word))
    .join(' ');
  return (
    // The footer stays below the window while the links are loaded.
    <main className={clsx('container margin-vert--xl', className)} style={{ minHeight: '100vh' }}>
      <PageMetadata title="Page Not Found" description="There is no page at this URL." />
      <Head onChangeClientState={removeAddresses}>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="row">
        <div className="col col--8 col--offset-2">
          <Heading as="h1">Page not found</Heading>
          <p>There is no page at this URL. It may have moved, or the link is wrong.</p>
          {/* As high before the address is known. */}
          <p>{isBrowser ? <code>{pathname}</code> : '\u00A0'}</p>
          {words && (
            <p>
              <Link className="button button--primary" to={`/search/?${new URLSearchParams({ q: words }).toString()}`}>
                {`Search for “${words}”`}
              </Link>
            </p>
          )}
          <p>
            Or open the <Link to="/">home page</Link> or the <Link to="/docs/intro/">introduction</Link>.
          </p>
          {/* Last, so that nothing moves when they are found. */}
          <SimilarPages path={path} words={words} />
        </div>
      </div>
    </main>
  );
}
