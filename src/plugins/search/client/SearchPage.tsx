import React, { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ContextChoice from './ContextChoice';
import HitText from './HitText';
import { moreInPage } from './labels';
import NothingFound from './NothingFound';
import UnknownWords from './UnknownWords';
import OtherWays from './OtherWays';
import SearchFailed from './SearchFailed';
import SearchProgress from './SearchProgress';
import styles from './styles.module.css';
import SearchWithoutScript from './SearchWithoutScript';
import type { SearchGlobalData } from '../options';
import { SEARCH_CONTEXTS } from '../engine/contexts';
import { endOfQuery } from '../engine/queryLength';
import { hitAddress, isOnSamePage, OPEN_PARAMETER, pageOf } from './present';
import type { Hit } from '../engine/hit';
import { pasteEnd } from './pasteEnd';
import { rememberSearch } from './recentSearches';
import { useSearch, type SearchChoice } from './useSearch';
import { channelName, DIGEST_CHANNEL_IDS } from '@site/src/plugins/chat-archive/channels';
import { DIGEST_TOPICS } from '@site/src/plugins/chat-archive/topics';
import { useInternalLinks } from '@site/src/components/useInternalLinks';

/** How many hits are shown before the reader asks for more. */
const AT_FIRST = 20;

/** All hits of a query, with a choice of the parts to search; both are kept in the address. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search">
      <Head>
        <meta
          name="description"
          content="All results of a search in the guides, the API reference and the community pages."
        />
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <SearchOnPage />
        <SearchWithoutScript />
      </main>
    </Layout>
  );
}

function SearchOnPage(): ReactNode {
  const { search } = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const baseUrl = useBaseUrl('/');
  const followLink = useInternalLinks();
  const { highlightResult } = usePluginData('search') as SearchGlobalData;
  // The build knows no query, so the first render in the browser must have none either.
  const parameters = new URLSearchParams(isBrowser ? search : '');
  const linked = endOfQuery(parameters.get('q') ?? '');
  const input = useRef<HTMLInputElement>(null);
  // The address follows the typed query, with a delay.
  const [query, setQuery] = useState('');
  const choice: SearchChoice = {
    context: SEARCH_CONTEXTS.find((context) => context === parameters.get('in')),
    channel: parameters.get('channel') ?? undefined,
    topic: parameters.get('topic') ?? undefined,
  };
  const found = useSearch(query, choice);
  const { pending, missing, failure, results, retry, onError } = found;
  const [more, setMore] = useState(false);

  const change = useCallback(
    (changes: Record<string, string | undefined>) => {
      const next = new URLSearchParams(history.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) {
          next.set(name, value);
        } else {
          next.delete(name);
        }
      }
      setMore(false);
      history.replace({ search: next.toString() });
    },
    [history],
  );
  const type = useCallback(
    (text: string) => {
      setQuery(text);
      change({ q: text, [OPEN_PARAMETER]: undefined });
    },
    [change],
  );

  useEffect(() => {
    if (history.action !== 'REPLACE') {
      setQuery(linked);
    }
  }, [history, linked]);

  // What was typed into the built page before React hydrated it.
  useEffect(() => {
    if (input.current?.value) {
      type(input.current.value);
    }
  }, [type]);

  const addressOf = (wanted: string): string => {
    const next = new URLSearchParams(parameters);
    next.set('q', wanted);
    return `${baseUrl}search/?${next.toString()}`;
  };
  const hits = results?.hits ?? [];
  const opened = parameters.get(OPEN_PARAMETER);
  const item = (hit: Hit, index: number, all: readonly Hit[]): ReactNode => (
    <li key={hit.route}>
      <a
        className={styles.option}
        href={hitAddress(hit, baseUrl, highlightResult)}
        onClick={() => rememberSearch(query)}
      >
        <HitText hit={hit} continues={isOnSamePage(hit, all[index - 1])} onError={onError} />
      </a>
      {hit.more && <MoreInPage key={opened} hits={hit.more} item={item} open={opened === pageOf(hit.route)} />}
    </li>
  );
  return (
    <>
      <Heading as="h1">{query ? `Search for “${query}”` : 'Search'}</Heading>
      <input
        ref={input}
        type="search"
        aria-label="Search"
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        onPaste={pasteEnd(type)}
      />
      <ContextChoice
        context={choice.context}
        onChoose={(context) => change({ in: context, channel: undefined, topic: undefined })}
      />
      {choice.context === 'archive' && (
        <p className={styles.filters}>
          <Filter
            label="Channel"
            value={choice.channel}
            options={DIGEST_CHANNEL_IDS.map((channel) => [channel, channelName(channel)])}
            onChange={(channel) => change({ channel })}
          />
          <Filter
            label="Topic"
            value={choice.topic}
            options={Object.entries(DIGEST_TOPICS).map(([topic, { label }]) => [topic, label])}
            onChange={(topic) => change({ topic })}
          />
        </p>
      )}
      <SearchProgress search={found} query={query} />
      {failure && <SearchFailed failure={failure} missing={missing} onRetry={retry} />}
      {results?.hits.length === 0 && !pending && (
        <div role="presentation" onClick={followLink}>
          <NothingFound
            query={results.query}
            similar={results.similar}
            limited={choice.context !== undefined}
            addressOf={addressOf}
            onEverywhere={() => change({ in: undefined, channel: undefined, topic: undefined })}
          >
            <OtherWays query={results.query} />
          </NothingFound>
        </div>
      )}
      {results && !pending && <UnknownWords results={results} addressOf={addressOf} />}
      <div role="presentation" onClick={followLink}>
        <ul className={styles.results}>{hits.slice(0, more ? undefined : AT_FIRST).map(item)}</ul>
      </div>
      {!more && hits.length > AT_FIRST && (
        <button type="button" className={styles.more} onClick={() => setMore(true)}>
          Show all
        </button>
      )}
      {results &&
        results.hits.length > 0 &&
        !pending &&
        !failure &&
        !results.contexts.includes('archive') &&
        !choice.context && (
          <button type="button" className={styles.more} onClick={() => change({ in: 'archive' })}>
            Search the chat archive
          </button>
        )}
    </>
  );
}

interface MoreInPageProps {
  hits: readonly Hit[];
  item: (hit: Hit, index: number, all: readonly Hit[]) => ReactNode;
  /** Whether they are shown at first. */
  open: boolean;
}

/** Further hits of a page. Their excerpts are loaded when they are shown. */
function MoreInPage({ hits, item, open }: MoreInPageProps): ReactNode {
  const [isOpen, setOpen] = useState(open);
  return (
    <details className={styles.inPage} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{moreInPage(hits.length)}</summary>
      {isOpen && <ul className={styles.results}>{hits.map(item)}</ul>}
    </details>
  );
}

interface FilterProps {
  label: string;
  value?: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string | undefined) => void;
}

function Filter({ label, value, options, onChange }: FilterProps): ReactNode {
  return (
    <label>
      {label}{' '}
      <select value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">All</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
