// Change: says what was asked for, which pages of the site are most like it, and how to search for it.
import React, { useEffect, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NotFound/Content';
import Heading from '@theme/Heading';

/** Where a reader finds most things. */
const ENTRANCES = ['docs/intro/', 'docs/quickstart/', 'docs/guides/configuration/', 'api/globals/'];

/** Routes of the site most like the path; the entrances until the sitemap has come, and if it doesn't. */
function useSuggestions(path: string, baseUrl: string): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>(ENTRANCES);
  useEffect(() => {
    const controller = new AbortController();
    const suggest = async (): Promise<void> => {
      const [response, { similarRoutes }] = await Promise.all([
        fetch(`${baseUrl}sitemap.xml`, { signal: controller.signal }),
        // Every page of docs has this component in its bundle.
        import('@site/src/utils/similarRoutes'),
      ]);
      const text = response.ok ? await response.text() : '';
      const routes = [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) =>
        decodeURI(new URL(url).pathname).slice(baseUrl.length),
      );
      const similar = similarRoutes(path, routes);
      setSuggestions(similar.length > 0 ? similar : ENTRANCES);
    };
    suggest().catch(() => undefined); // Without the sitemap the entrances stay.
    return () => controller.abort();
  }, [path, baseUrl]);
  return suggestions;
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const baseUrl = useBaseUrl('/');
  const path = isBrowser ? pathname.slice(baseUrl.length) : '';
  const suggestions = useSuggestions(path, baseUrl);
  const words = path.split(/[/_.-]+/u).filter((word) => !/^(?:|docs|api|community|index|html?)$/u.test(word));
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
            <Translate id="theme.NotFound.p2" description="What stands above the list of similar pages on the 404 page">
              Did you look for one of these?
            </Translate>
          </p>
          <ul>
            {suggestions.map((route) => (
              <li key={route}>
                <Link to={`/${route}`}>{route || '/'}</Link>
              </li>
            ))}
          </ul>
          {words.length > 0 && (
            <p>
              <Link className="button button--primary" to={`/search/?${new URLSearchParams({ q: words.join(' ') }).toString()}`}>
                <Translate
                  id="theme.NotFound.search"
                  description="Link that searches for the words of the address on the 404 page"
                  values={{ words: words.join(' ') }}
                >
                  {'Search for “{words}”'}
                </Translate>
              </Link>
            </p>
          )}
        </div>
      </div>
    </main>
  );
}
