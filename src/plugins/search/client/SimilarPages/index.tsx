import React, { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { SuggestedPage } from './suggestPages';

interface Props {
  /** The requested path, without the base path. */
  path: string;
  /** Its words, for the search. */
  words: string;
}

/** Links to the pages that a reader may have meant, as soon as there are any. */
export default function SimilarPages({ path, words }: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [pages, setPages] = useState<readonly SuggestedPage[]>([]);
  useEffect(() => {
    let current = true;
    const suggest = async (): Promise<void> => {
      // Loaded on demand: every docs page has this component in its bundle.
      const { suggestPages } = await import('./suggestPages');
      const suggested = await suggestPages(path, words, baseUrl);
      if (current) {
        setPages(suggested);
      }
    };
    suggest().catch(() => undefined); // The search and the start pages are above.
    return () => {
      current = false;
    };
  }, [path, words, baseUrl]);
  return (
    pages.length > 0 && (
      <>
        <p>Did you look for one of these?</p>
        <ul>
          {pages.map(({ route, title }) => (
            <li key={route}>
              <Link to={`/${route}`}>{title ?? (route || '/')}</Link>
            </li>
          ))}
        </ul>
      </>
    )
  );
}
