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
    let current = true;
    const suggest = async (): Promise<void> => {
      // Loaded on demand: every docs page has this component in its bundle.
      const { suggestRoutes } = await import('./suggestRoutes');
      const similar = await suggestRoutes(path, baseUrl);
      if (current) {
        setSuggestions(similar.length > 0 ? similar : ENTRANCES);
      }
    };
    suggest().catch(() => undefined); // Without the sitemap, the start pages stay.
    return () => {
      current = false;
    };
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
