// Change: replaces the search plugin's bar. Loads the index on first use, says so in the box, and is a combobox
// whose results and "See all results" can all be reached by keyboard (the plugin's issues 394, 490).
import React, { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  fetchIndexesByWorker,
  searchByWorker,
  type SearchResult,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import { searchPlaceholder } from '@site/src/utils/searchShortcut';
import styles from './styles.module.css';

const MAX_HITS = 8;
/** The whole site is one search context. */
const CONTEXT = '';

type IndexState = 'idle' | 'loading' | 'ready' | 'failed';

interface Hit {
  url: string;
  title: string;
  page?: string;
}

function toHit({ document, page }: SearchResult): Hit {
  const title = document.t.trim();
  const where = page ? [page.t, document.s].filter((text) => text && text !== title) : (document.b ?? []);
  return { url: `${document.u}${document.h ?? ''}`, title, page: where.join(' › ') || undefined };
}

export default function SearchBar(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [indexState, setIndexState] = useState<IndexState>('idle');
  const [query, setQuery] = useState('');
  const [hits, setHits] = useState<{ query: string; list: Hit[] }>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const loadIndex = useCallback(async () => {
    setIndexState('loading');
    try {
      await fetchIndexesByWorker(baseUrl, CONTEXT);
      setIndexState('ready');
    } catch (error) {
      console.error('The search index could not be loaded.', error);
      setIndexState('failed');
    }
  }, [baseUrl]);

  const onFocus = (): void => {
    setOpen(true);
    // The plugin's worker keeps a failed load, so only a reload of the page tries again.
    if (indexState === 'idle') {
      void loadIndex();
    }
  };

  // The box is disabled while the index loads, which takes the focus from it.
  useEffect(() => {
    if (indexState === 'ready') {
      input.current?.focus();
    }
  }, [indexState]);

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        input.current?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    if (indexState !== 'ready' || !query.trim()) {
      setHits(undefined);
      return undefined;
    }
    let current = true;
    void searchByWorker(baseUrl, CONTEXT, query, MAX_HITS).then((results) => {
      if (current) {
        setHits({ query, list: results.map(toHit) });
        setActive(-1);
      }
    });
    return () => {
      current = false;
    };
  }, [baseUrl, indexState, query]);

  const seeAll: Hit = {
    url: `${baseUrl}search/?q=${encodeURIComponent(query)}`,
    title: translate({
      id: 'theme.SearchBar.seeAll',
      message: 'See all results',
      description: 'The last option below the hits of the search box',
    }),
  };
  const options = hits && hits.list.length > 0 ? [...hits.list, seeAll] : [];
  const expanded = open && hits !== undefined;

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const visit = (hit: Hit): void => {
    close();
    setQuery('');
    input.current?.blur();
    history.push(hit.url);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      close();
      input.current?.blur();
    } else if (event.key === 'ArrowDown' && options.length > 0) {
      event.preventDefault();
      setActive((active + 1) % options.length);
    } else if (event.key === 'ArrowUp' && options.length > 0) {
      event.preventDefault();
      setActive(active <= 0 ? options.length - 1 : active - 1);
    } else if (event.key === 'Enter') {
      const chosen = options[Math.max(active, 0)];
      if (chosen) {
        visit(chosen);
      }
    }
  };

  const placeholderState = indexState === 'failed' ? 'idle' : indexState;
  return (
    <div
      className={clsx('navbar__search', styles.search)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          close();
        }
      }}
    >
      <input
        ref={input}
        className={clsx('navbar__search-input', styles.input)}
        type="search"
        role="combobox"
        aria-label={translate({
          id: 'theme.SearchBar.label',
          message: 'Search',
          description: 'The label of the search box for screen readers',
        })}
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={searchPlaceholder(placeholderState, isBrowser ? navigator.platform : '')}
        disabled={indexState === 'loading'}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setOpen(true);
        }}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
      {indexState === 'failed' && (
        <div role="alert" className={clsx(styles.panel, styles.message)}>
          {translate({
            id: 'theme.SearchBar.failed',
            message: 'The search index could not be loaded. Reload the page to try again.',
            description: 'Shown below the search box if the index could not be fetched',
          })}
        </div>
      )}
      <div className={styles.panel} hidden={!expanded}>
        <div id={listId} role="listbox" aria-label="Search results" className={styles.list}>
          {options.map((hit, index) => (
            <Link
              key={`${hit.url} ${index}`}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              to={hit.url}
              autoAddBaseUrl={false}
              tabIndex={-1}
              className={clsx(styles.option, index === active && styles.active)}
              onClick={close}
            >
              <span className={styles.title}>{hit.title}</span>
              {hit.page && <span className={styles.page}>{hit.page}</span>}
            </Link>
          ))}
        </div>
        {expanded && hits.list.length === 0 && (
          <p role="status" className={styles.message}>
            {translate(
              {
                id: 'theme.SearchBar.empty',
                message: 'Nothing found for “{query}”.',
                description: 'Shown below the search box if nothing matches',
              },
              { query: hits.query },
            )}
          </p>
        )}
      </div>
    </div>
  );
}
