// Change: replaces the search plugin's page: all hits of a query, with choices of where to look, kept in the address.
import React, { useEffect, useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ContextChoice from '@site/src/components/Search/ContextChoice';
import HitText from '@site/src/components/Search/HitText';
import { contextLabel, hitCount } from '@site/src/components/Search/labels';
import NothingFound from '@site/src/components/Search/NothingFound';
import SearchFailed from '@site/src/components/Search/SearchFailed';
import styles from '@site/src/components/Search/styles.module.css';
import type { SearchGlobalData } from '@site/src/plugins/search-index';
import { SEARCH_CONTEXTS } from '@site/src/search/contexts';
import { groupHits, hitAddress } from '@site/src/search/present';
import { rememberSearch } from '@site/src/search/recentSearches';
import { useSearch, type SearchChoice } from '@site/src/search/useSearch';
import { channelName, DIGEST_CHANNEL_IDS } from '@site/src/utils/digestChannels';
import { DIGEST_TOPICS } from '@site/src/utils/digestTopics';
import { useInternalLinks } from '@site/src/utils/useInternalLinks';

/** Hits of a group before the reader asks for more. */
const AT_FIRST = 20;

export default function SearchPage(): ReactNode {
  const title = translate({ id: 'site.SearchPage.title', message: 'Search', description: 'Title of the search page' });
  return (
    <Layout title={title}>
      <Head>
        <meta name="description" content="All results of a search in the guides, the API reference and the community pages." />
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <SearchOnPage title={title} />
      </main>
    </Layout>
  );
}

function SearchOnPage({ title }: { title: string }): ReactNode {
  const { search } = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const baseUrl = useBaseUrl('/');
  const followLink = useInternalLinks();
  const { highlightResult } = usePluginData('search-index') as SearchGlobalData;
  // The build knows no query, so the first rendering in the browser has none either.
  const parameters = new URLSearchParams(isBrowser ? search : '');
  const query = parameters.get('q') ?? '';
  const choice: SearchChoice = {
    context: SEARCH_CONTEXTS.find((context) => context === parameters.get('in')),
    channel: parameters.get('channel') ?? undefined,
    topic: parameters.get('topic') ?? undefined,
  };
  const { status, load, results } = useSearch(query, choice);
  const [more, setMore] = useState(false);

  useEffect(load, [load]);

  const change = (changes: Record<string, string | undefined>): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) {
        next.set(name, value);
      } else {
        next.delete(name);
      }
    }
    setMore(false);
    history.replace({ search: next.toString() });
  };

  const groups = groupHits(results?.hits ?? [], '');
  return (
    <>
      <Heading as="h1">
        {query
          ? translate(
              { id: 'site.SearchPage.for', message: 'Search for “{query}”', description: 'Title with the query' },
              { query },
            )
          : title}
      </Heading>
      <input
        type="search"
        aria-label={title}
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => change({ q: target.value })}
      />
      <ContextChoice
        context={choice.context}
        onChoose={(context) => change({ in: context, channel: undefined, topic: undefined })}
      />
      {choice.context === 'archive' && (
        <p className={styles.filters}>
          <Filter
            label={translate({ id: 'site.SearchPage.channel', message: 'Channel', description: 'Choice of a channel' })}
            value={choice.channel}
            options={DIGEST_CHANNEL_IDS.map((channel) => [channel, channelName(channel)])}
            onChange={(channel) => change({ channel })}
          />
          <Filter
            label={translate({ id: 'site.SearchPage.topic', message: 'Topic', description: 'Choice of a topic' })}
            value={choice.topic}
            options={Object.entries(DIGEST_TOPICS).map(([topic, { label }]) => [topic, label])}
            onChange={(topic) => change({ topic })}
          />
        </p>
      )}
      <p role="status">
        {status === 'loading' && (
          <Translate id="site.SearchPage.loading" description="Shown while the search index loads">
            Loading...
          </Translate>
        )}
        {status === 'ready' && results && hitCount(results.hits.length)}
      </p>
      {status === 'failed' && <SearchFailed onRetry={load} />}
      {results?.hits.length === 0 && (
        <NothingFound
          query={results.query}
          suggestion={results.suggestion}
          limited={choice.context !== undefined}
          onSuggestion={(suggestion) => change({ q: suggestion })}
          onEverywhere={() => change({ in: undefined, channel: undefined, topic: undefined })}
        />
      )}
      {groups.map(({ context, hits }) => (
        <section key={context}>
          <Heading as="h2">
            {contextLabel(context)} <small>{hitCount(hits.length)}</small>
          </Heading>
          <ul className={styles.results} onClick={followLink}>
            {hits.slice(0, more ? undefined : AT_FIRST).map((hit) => (
              <li key={hit.route}>
                <a
                  className={styles.option}
                  href={hitAddress(hit, baseUrl, highlightResult)}
                  onClick={() => rememberSearch(query)}
                >
                  <HitText hit={hit} />
                </a>
              </li>
            ))}
          </ul>
          {!more && hits.length > AT_FIRST && (
            <button type="button" className={styles.more} onClick={() => setMore(true)}>
              <Translate id="site.SearchPage.more" description="Button that shows the rest of the hits">
                Show all
              </Translate>
            </button>
          )}
        </section>
      ))}
      {results && results.hits.length > 0 && !results.withArchive && !choice.context && (
        <button type="button" className={styles.more} onClick={() => change({ in: 'archive' })}>
          <Translate id="site.Search.tryArchive" description="Button that searches the chat archive">
            Search the chat archive
          </Translate>
        </button>
      )}
    </>
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
        <option value="">{translate({ id: 'site.SearchPage.all', message: 'All', description: 'Choice of all' })}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
