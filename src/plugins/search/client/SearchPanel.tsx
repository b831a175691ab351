import React, {
  Fragment,
  memo,
  useEffect,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import LoadFailed from '@site/src/components/LoadedLater/LoadFailed';
import type { SearchGlobalData } from '../options';
import { contextOf, type SearchContext } from '../engine/contexts';
import type { Hit } from '../engine/hit';
import { hitAddress, isOnSamePage, openParameter } from './present';
import { forgetSearches, recentSearches, rememberSearch } from './recentSearches';
import { isSearchShortcut } from './searchShortcut';
import { useSearch } from './useSearch';
import { useInternalLinks } from '@site/src/components/useInternalLinks';
import ContextChoice from './ContextChoice';
import HitText from './HitText';
import { moreInPage } from './labels';
import NothingFound from './NothingFound';
import UnknownWords from './UnknownWords';
import SearchFailed from './SearchFailed';
import SearchProgress from './SearchProgress';
import styles from './styles.module.css';

interface Props {
  /** Id for the list of hits, to which the search box refers. */
  listId: string;
  input: RefObject<HTMLInputElement>;
  /** The query to search; what is in the box may be a little newer. */
  query: string;
  open: boolean;
  /** Whether the reader has pressed Enter, perhaps before anything was found. */
  entered: boolean;
  onQuery: (query: string) => void;
  onOpen: (open: boolean) => void;
  onEntered: (entered: boolean) => void;
  /** Attributes for the search box: those of a combobox with a list, and whether the index is loading. */
  onAttributes: (attributes: InputHTMLAttributes<HTMLInputElement>) => void;
}

/** Pages for those who open the box for the first time. */
const START_PAGES = [
  ['Quickstart', 'docs/quickstart/'],
  ['Tutorial', 'docs/tutorial/'],
  ['Recipes', 'docs/recipes/'],
  ['Settings', 'docs/guides/configuration/'],
  ['Troubleshooting', 'docs/troubleshooting/'],
] as const;
/** How many similar queries the box shows. */
const FEW_SIMILAR = 3;

/** The panel below the search box. If it crashes, the page stays. */
function SearchPanel(props: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({ tryAgain }) => (
        <LoadFailed failure="failed" onRetry={tryAgain}>
          The search has failed.
        </LoadFailed>
      )}
    >
      <Found {...props} />
    </ErrorBoundary>
  );
}

/** It is not rendered again for each letter in the box, but only when its query follows. */
export default memo(SearchPanel);

/** Hits, choices and messages. */
function Found({ listId, input, query, open, entered, onQuery, onOpen, onEntered, onAttributes }: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const followLink = useInternalLinks();
  const history = useHistory();
  const { pathname } = useLocation();
  const { maxHits, highlightResult } = usePluginData('search') as SearchGlobalData;
  const [context, setContext] = useState<SearchContext>();
  const [active, setActive] = useState<string>();
  const [recent, setRecent] = useState<string[]>([]);
  const search = useSearch(query, { context, here: contextOf(pathname.slice(baseUrl.length)) }, maxHits);
  const { pending, starting, missing, failure, results, retry, loadAgain, onError } = search;

  const hits = results?.hits ?? [];
  const addressOf = (hit: Hit): string => hitAddress(hit, baseUrl, highlightResult);
  const onSearchPage = (wanted: string): string =>
    `${baseUrl}search/?${new URLSearchParams({ q: wanted, ...(context && { in: context }) }).toString()}`;
  const seeAll = onSearchPage(query);
  const moreOf = ({ route }: Hit): string => `${seeAll}&${openParameter(route)}`;
  const addresses =
    hits.length > 0 ? [...hits.flatMap((hit) => [addressOf(hit), ...(hit.more ? [moreOf(hit)] : [])]), seeAll] : [];
  const place = active === undefined ? -1 : addresses.indexOf(active);
  const optionId = (index: number): string => `${listId}-${index}`;
  const expanded = open && results !== undefined;
  const activeId = expanded && place >= 0 ? optionId(place) : undefined;

  const leave = (): void => {
    onQuery('');
    onEntered(false);
    input.current?.blur();
    input.current?.closest('dialog')?.close();
    onOpen(false);
  };

  useEffect(
    () =>
      onAttributes({
        'aria-expanded': expanded,
        'aria-autocomplete': 'list',
        'aria-activedescendant': activeId,
        'aria-disabled': starting || undefined,
      }),
    [onAttributes, expanded, activeId, starting],
  );

  useEffect(() => setActive(undefined), [query, open]);

  useEffect(() => setRecent(recentSearches()), [open]);

  useEffect(() => {
    if (open) {
      loadAgain();
    }
  }, [open, loadAgain]);

  useEffect(() => {
    const box = input.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (event.isComposing) {
        return;
      }
      if (isSearchShortcut(event)) {
        loadAgain();
      } else if (event.key === 'Escape') {
        leave();
      } else if (step !== 0 && addresses.length > 0) {
        event.preventDefault();
        onOpen(true);
        const next = place < 0 && step < 0 ? -1 : place + step;
        setActive(addresses.at(next % addresses.length));
      }
    };
    box?.addEventListener('keydown', onKeyDown);
    return () => box?.removeEventListener('keydown', onKeyDown);
  });

  // Enter opens a hit for the typed query, even if it was pressed before there were hits.
  const isDone = !pending || failure !== undefined;
  useEffect(() => {
    if (entered && isDone && query === input.current?.value) {
      onEntered(false);
      const address = addresses[Math.max(place, 0)];
      if (address && results?.query === query) {
        rememberSearch(query);
        leave();
        history.push(address);
      }
    }
  });

  const option = (address: string, content: ReactNode, index = addresses.indexOf(address)): ReactNode => (
    // A plain link, because pages of hits that are shown only for a moment should not be fetched ahead.
    <a
      key={address}
      id={optionId(index)}
      role="option"
      aria-selected={index === place}
      href={address}
      tabIndex={-1}
      className={clsx(styles.option, index === place && styles.active)}
      onClick={() => {
        rememberSearch(query);
        leave();
      }}
    >
      {content}
    </a>
  );

  return (
    <>
      {failure && (
        <SearchFailed
          failure={failure}
          missing={missing}
          onRetry={() => {
            input.current?.focus();
            retry();
          }}
        />
      )}
      {query.trim() === '' && recent.length > 0 && (
        <div className={styles.recent}>
          <span className={styles.group}>Recent searches</span>
          {recent.map((last) => (
            <button key={last} type="button" className={styles.recentQuery} onClick={() => onQuery(last)}>
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
            Clear them
          </button>
        </div>
      )}
      {query.trim() === '' && recent.length === 0 && (
        <div className={styles.recent} role="presentation" onClick={followLink}>
          <span className={styles.group}>Start here</span>
          {START_PAGES.map(([title, route]) => (
            <a key={route} className={styles.recentQuery} href={baseUrl + route} onClick={leave}>
              {title}
            </a>
          ))}
        </div>
      )}
      {(results || context) && <ContextChoice context={context} onChoose={setContext} />}
      {results && !pending && (
        <UnknownWords
          results={results}
          addressOf={onSearchPage}
          onSimilar={(other) => {
            input.current?.focus();
            onQuery(other);
          }}
        />
      )}
      <div role="presentation" onClick={followLink}>
        <div id={listId} role="listbox" aria-label="Search results" className={styles.list} data-query={results?.query}>
          {hits.map((hit, index) => (
            <Fragment key={hit.route}>
              {option(
                addressOf(hit),
                <HitText hit={hit} continues={isOnSamePage(hit, hits[index - 1])} onError={onError} />,
              )}
              {hit.more &&
                option(moreOf(hit), <span className={styles.moreInPage}>{moreInPage(hit.more.length)}</span>)}
            </Fragment>
          ))}
          {hits.length > 0 && option(seeAll, <span className={styles.title}>See all results</span>)}
        </div>
      </div>
      {results &&
        results.hits.length > 0 &&
        !pending &&
        !failure &&
        !results.contexts.includes('archive') &&
        !context && (
          <button type="button" className={styles.more} onClick={() => setContext('archive')}>
            Search the chat archive
          </button>
        )}
      {results?.hits.length === 0 && !pending && (
        <NothingFound
          query={results.query}
          similar={results.similar.slice(0, FEW_SIMILAR)}
          limited={context !== undefined}
          addressOf={onSearchPage}
          onSimilar={(other) => {
            input.current?.focus();
            onQuery(other);
          }}
          onEverywhere={() => {
            input.current?.focus();
            setContext(undefined);
          }}
        >
          <div role="presentation" onClick={followLink}>
            <a href={seeAll} onClick={leave}>
              Other ways to an answer
            </a>
          </div>
        </NothingFound>
      )}
      <SearchProgress search={search} query={query} hideCount />
    </>
  );
}
