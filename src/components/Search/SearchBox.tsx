import React, { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { SearchGlobalData } from '@site/src/plugins/search-index';
import type { SearchContext } from '@site/src/search/contexts';
import type { Hit } from '@site/src/search/engine';
import { groupHits, hitAddress } from '@site/src/search/present';
import { forgetSearches, recentSearches, rememberSearch } from '@site/src/search/recentSearches';
import { useSearch } from '@site/src/search/useSearch';
import { searchPlaceholder } from '@site/src/utils/searchShortcut';
import { useInternalLinks } from '@site/src/utils/useInternalLinks';
import ContextChoice from './ContextChoice';
import HitText from './HitText';
import { contextLabel, hitCount } from './labels';
import NothingFound from './NothingFound';
import SearchFailed from './SearchFailed';
import styles from './styles.module.css';

interface Props {
  /** Called when the reader leaves: goes to a hit, or presses Escape. */
  onLeave?: () => void;
  autoFocus?: boolean;
  className?: string;
}

/** The search box with what it finds as one types. */
export default function SearchBox({ onLeave, autoFocus = false, className }: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const followLink = useInternalLinks();
  const history = useHistory();
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const { maxHits, highlightResult } = usePluginData('search-index') as SearchGlobalData;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [context, setContext] = useState<SearchContext>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<string[]>([]);
  const { status, load, results } = useSearch(query, { context });

  // The box is disabled while the index loads, which takes the focus from it.
  useEffect(() => {
    if (status === 'ready') {
      input.current?.focus();
    }
  }, [status]);

  useEffect(() => {
    if (autoFocus) {
      input.current?.focus();
    }
  }, [autoFocus]);

  useEffect(() => setActive(-1), [results]);

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const leave = (): void => {
    close();
    setQuery('');
    input.current?.blur();
    onLeave?.();
  };
  const onFocus = (): void => {
    setOpen(true);
    setRecent(recentSearches());
    if (status === 'idle') {
      load();
    }
  };

  const shown = results?.hits.slice(0, maxHits) ?? [];
  const groups = groupHits(shown, pathname.slice(baseUrl.length));
  const ordered = groups.flatMap(({ hits }) => hits);
  const addressOf = (hit: Hit): string => hitAddress(hit, baseUrl, highlightResult);
  const parameters = new URLSearchParams({ q: query, ...(context && { in: context }) });
  const seeAll = `${baseUrl}search/?${parameters.toString()}`;
  const addresses = ordered.length > 0 ? [...ordered.map(addressOf), seeAll] : [];
  const expanded = open && results !== undefined;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      leave();
    } else if (event.key === 'ArrowDown' && addresses.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + 1) % addresses.length);
    } else if (event.key === 'ArrowUp' && addresses.length > 0) {
      event.preventDefault();
      setActive(active <= 0 ? addresses.length - 1 : active - 1);
    } else if (event.key === 'Enter') {
      const address = addresses[Math.max(active, 0)];
      if (address) {
        rememberSearch(query);
        history.push(address);
        leave();
      }
    }
  };
  const option = (address: string, place: number, content: ReactNode): ReactNode => (
    // A plain link: the pages of all hits that are shown for a moment need not be fetched.
    <a
      key={address}
      id={`${listId}-${place}`}
      role="option"
      aria-selected={place === active}
      href={address}
      tabIndex={-1}
      className={clsx(styles.option, place === active && styles.active)}
      onClick={() => {
        rememberSearch(query);
        leave();
      }}
    >
      {content}
    </a>
  );

  return (
    <div
      className={clsx(styles.search, className)}
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
        aria-label={translate({ id: 'site.Search.label', message: 'Search', description: 'Label of the search box' })}
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={searchPlaceholder(status === 'loading' ? 'loading' : 'ready', isBrowser ? navigator.platform : '')}
        disabled={status === 'loading'}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setOpen(true);
        }}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
      <div
        className={styles.panel}
        data-query={results?.query}
        hidden={!open || status === 'loading' || status === 'idle'}
        // A press inside must not take the focus from the box, which would close this before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        {status === 'failed' && <SearchFailed onRetry={load} />}
        {status === 'ready' && !results && recent.length > 0 && (
          <div className={styles.recent}>
            <span className={styles.group}>
              <Translate id="site.Search.recent" description="Heading above the last searches">
                Recent searches
              </Translate>
            </span>
            {recent.map((last) => (
              <button key={last} type="button" className={styles.recentQuery} onClick={() => setQuery(last)}>
                {last}
              </button>
            ))}
            <button
              type="button"
              className={styles.forget}
              onClick={() => {
                forgetSearches();
                setRecent([]);
                input.current?.focus();
              }}
            >
              <Translate id="site.Search.forget" description="Button that forgets the last searches">
                Forget them
              </Translate>
            </button>
          </div>
        )}
        {status === 'ready' && (results || context) && <ContextChoice context={context} onChoose={setContext} />}
        <div
          id={listId}
          role="listbox"
          aria-label={translate({ id: 'site.Search.results', message: 'Search results', description: 'Label of the hits' })}
          className={styles.list}
          onClick={followLink}
        >
          {groups.map(({ context: ofGroup, hits }) => (
            <div key={ofGroup} role="group" aria-label={contextLabel(ofGroup)}>
              <span className={styles.group} aria-hidden="true">
                {contextLabel(ofGroup)}
              </span>
              {hits.map((hit) => option(addressOf(hit), ordered.indexOf(hit), <HitText hit={hit} />))}
            </div>
          ))}
          {ordered.length > 0 &&
            option(
              seeAll,
              ordered.length,
              <span className={styles.title}>
                <Translate id="site.Search.seeAll" description="The last option below the hits">
                  See all results
                </Translate>
              </span>,
            )}
        </div>
        {results && results.hits.length > 0 && !results.withArchive && !context && (
          <button type="button" className={styles.more} onClick={() => setContext('archive')}>
            <Translate id="site.Search.tryArchive" description="Button that searches the chat archive">
              Search the chat archive
            </Translate>
          </button>
        )}
        {results && results.hits.length === 0 && (
          <NothingFound
            query={results.query}
            suggestion={results.suggestion}
            limited={context !== undefined}
            onSuggestion={setQuery}
            onEverywhere={() => setContext(undefined)}
          />
        )}
        <p role="status" className={styles.hidden}>
          {results && hitCount(results.hits.length)}
        </p>
      </div>
    </div>
  );
}
