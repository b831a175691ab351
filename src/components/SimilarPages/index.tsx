import React, { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

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
        import('./similarRoutes'),
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

/**
 * Links to the pages that a reader may have meant.
 *
 * @param path - the path that was asked for, without the base path
 */
export default function SimilarPages({ path }: { path: string }): ReactNode {
  const suggestions = useSuggestions(path, useBaseUrl('/'));
  return (
    <ul>
      {suggestions.map((route) => (
        <li key={route}>
          <Link to={`/${route}`}>{route || '/'}</Link>
        </li>
      ))}
    </ul>
  );
}
