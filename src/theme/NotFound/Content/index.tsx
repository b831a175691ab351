// Change: shows the requested address, similar pages of the site and a search. Has its title also below a route of docs,
// and tells search engines not to list the page.
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import SimilarPages from '@site/src/components/SimilarPages';

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
  const words = path.split(/[/_.-]+/u).filter((word) => !/^(?:|docs|api|community|index|html?)$/u.test(word));
  return (
    // The footer stays below the window while the links are loaded.
    <main className={clsx('container margin-vert--xl', className)} style={{ minHeight: '100vh' }}>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page Not Found',
          description: 'The title of the 404 page',
        })}
        description="There is no page at this URL. Pages with similar URLs, and a search for its words."
      />
      <Head onChangeClientState={removeAddresses}>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="row">
        <div className="col col--8 col--offset-2">
          <Heading as="h1">
            <Translate id="theme.NotFound.title" description="The title of the 404 page">
              Page not found
            </Translate>
          </Heading>
          <p>
            <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
              There is no page at this URL. It may have moved, or the link that led here is wrong.
            </Translate>
          </p>
          {/* As high before the address is known. */}
          <p>{isBrowser ? <code>{pathname}</code> : '\u00A0'}</p>
          <p>
            <Translate id="theme.NotFound.p2" description="The text above the list of similar pages on the 404 page">
              Did you look for one of these?
            </Translate>
          </p>
          <SimilarPages path={path} />
          {words.length > 0 && (
            <p>
              <Link
                className="button button--primary"
                to={`/search/?${new URLSearchParams({ q: words.join(' ') }).toString()}`}
              >
                {`Search for “${words.join(' ')}”`}
              </Link>
            </p>
          )}
        </div>
      </div>
    </main>
  );
}
