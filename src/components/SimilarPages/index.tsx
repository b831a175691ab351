import React, { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Start pages, where a reader finds most things: as many as there are similar pages, so that nothing moves. */
const ENTRANCES = [
  'docs/intro/',
  'docs/quickstart/',
  'docs/guides/configuration/',
  'docs/troubleshooting/',
  'api/globals/',
];

/** The routes most similar to the path; the start pages until the sitemap is loaded, or if it can't be. */
function useSuggestions(path: string, baseUrl: string): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>(ENTRANCES);
  useEffect(() => {
    const controller = new AbortController();
    const suggest = async (): Promise<void> => {
      const [response, { similarRoutes }] = await Promise.all([
        fetch(`${baseUrl}sitemap.xml`, { signal: controller.signal }),
        // Loaded on demand: every docs page has this component in its bundle.
        import('./similarRoutes'),
      ]);
      const text = response.ok ? await response.text() : '';
      const routes = [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) =>
        decodeURI(new URL(url).pathname).slice(baseUrl.length),
      );
      const similar = similarRoutes(path, routes);
      setSuggestions(similar.length > 0 ? similar : ENTRANCES);
    };
    suggest().catch(() => undefined); // Without the sitemap, the start pages stay.
    return () => controller.abort();
  }, [path, baseUrl]);
  return suggestions;
}

/**
 * Links to the pages that a reader may have meant.
 *
 * @param path - the requested path, without the base path
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
