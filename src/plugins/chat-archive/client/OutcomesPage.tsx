import React, { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import { useInternalLinks } from '@site/src/components/useInternalLinks';
import { formatMonth } from '@site/src/utils/dates';
import FilterBox from '../../../components/FilterBox';
import { digestTitle } from '../channels';
import type { Outcome } from '../outcomes/readItems';
import type { OutcomesPage as PageData, ToldItem } from '../pages';
import ArchivePage from './ArchivePage';
import { useArchiveRoutes } from './routes';
import styles from './styles.module.css';
import { tocOfMonths } from './toc';
import { hasAll, wordsOf } from './words';

const LABELS: Readonly<Record<Outcome, string>> = { done: 'Done', dropped: 'Dropped', open: 'Still open' };

/** Decisions or action items by month, newest first, with what became of them; readers can filter them. */
export default function OutcomesPage({ page }: { page: PageData }): ReactNode {
  const routes = useArchiveRoutes();
  const followLink = useInternalLinks();
  // Made once: with another one, the whole layout would be rendered at each key.
  const toc = useMemo(() => tocOfMonths(page.items), [page]);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<Outcome>();
  const words = wordsOf(useDeferredValue(query));
  const kinds = (Object.keys(LABELS) as Outcome[]).filter((one) =>
    page.items.some(({ outcome }) => outcome?.kind === one),
  );
  const shown = page.items.filter(
    (item) =>
      (!kind || item.outcome?.kind === kind) && hasAll(textOf(item) + digestTitle(item.channel, item.date), words),
  );
  const months = [...new Set(shown.map(({ date }) => date.slice(0, 7)))];
  return (
    <ArchivePage page={page} toc={toc}>
      <p>{page.description}</p>
      <FilterBox query={query} onQuery={setQuery} label="Filter" status={`${shown.length} of ${page.items.length}`}>
        <label>
          Outcome{' '}
          <select
            className={styles.select}
            value={kind ?? ''}
            onChange={({ target }) => setKind(kinds.find((one) => one === target.value))}
          >
            <option value="">All</option>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {LABELS[one]}
              </option>
            ))}
          </select>
        </label>
      </FilterBox>
      {/* Plain links, as on the page of answers. */}
      <div role="presentation" onClick={followLink}>
        {months.map((month) => (
          <section key={month} className={styles.answersOfTopic}>
            <Heading as="h2" id={month}>
              {formatMonth(month)}
            </Heading>
            <ul>
              {shown
                .filter(({ date }) => date.startsWith(month))
                .map(({ channel, date, html, outcome }) => (
                  <li key={channel + date + html}>
                    <p dangerouslySetInnerHTML={{ __html: html }} />
                    {outcome && <p dangerouslySetInnerHTML={{ __html: outcome.html }} />}
                    <p className={styles.soft}>
                      <a href={`${routes.digest(channel, date)}#${page.section}`}>{digestTitle(channel, date)}</a>
                    </p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </ArchivePage>
  );
}

function textOf({ html, outcome }: ToldItem): string {
  return `${html} ${outcome?.html ?? ''} `.replaceAll(/<[^<>]+>/gu, '');
}
