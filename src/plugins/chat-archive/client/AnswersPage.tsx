import React, { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import type { AnswersPage as PageData } from '../pages';
import { digestTitle } from '../channels';
import { DIGEST_TOPICS, isFolded, type DigestTopicId } from '../topics';
import { useInternalLinks } from '@site/src/components/useInternalLinks';
import FilterBox from '../../../components/FilterBox';
import ArchivePage from './ArchivePage';
import { fetchPageData } from './fetchPageData';
import { filterAnswers } from './filterAnswers';
import { countOf } from './labels';
import { useArchiveRoutes } from './routes';
import styles from './styles.module.css';

/** Problems or questions by topic; readers can filter them as they type, and on the page of problems the other questions, too. */
export default function AnswersPage({ page }: { page: PageData }): ReactNode {
  const routes = useArchiveRoutes();
  const followLink = useInternalLinks();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const isFiltered = wanted !== '';
  const others = useOthers(page, isFiltered);
  const all = useMemo(
    () => (isFiltered && others ? joined(page.topics, others.topics) : page.topics),
    [page, others, isFiltered],
  );
  const texts = (others ?? page).words;
  // Not again for each letter that is only painted.
  const { topics: shown, partly } = useMemo(
    () =>
      filterAnswers(all, wanted, (item, topic) =>
        [
          DIGEST_TOPICS[topic].label,
          ...('route' in item ? [item.title, texts?.[item.route] ?? ''] : [item.question]),
        ].join(' '),
      ),
    [all, texts, wanted],
  );
  return (
    <ArchivePage page={page}>
      <p>{page.description}</p>
      <FilterBox
        query={query}
        onQuery={setQuery}
        label="Filter by words of a question"
        status={
          partly
            ? `none has all words; ${sizeOf(shown)} of ${sizeOf(all)} have most`
            : `${sizeOf(shown)} of ${sizeOf(all)}`
        }
      />
      {isFiltered && (
        <p>
          <Link to={routes.search(wanted)}>{`Search all days for “${wanted}”`}</Link>
        </p>
      )}
      <p className={styles.jumps}>
        {shown.map((ofTopic) => (
          <a key={ofTopic.topic} href={`#${ofTopic.topic}`}>
            {DIGEST_TOPICS[ofTopic.topic].label} <span className={styles.soft}>{sizeOf([ofTopic])}</span>
          </a>
        ))}
      </p>
      {page.others && (
        <p>
          <Link to={routes.index + page.others.route}>
            {`${page.others.questions} more questions that came up once, and overviews of ${page.others.overviews} topics`}
          </Link>
        </p>
      )}
      {/* Plain links: hundreds of Link components, each of which watches whether it is visible, are slow. */}
      <div role="presentation" onClick={followLink}>
        {shown.map(({ topic, problems, questions }) => (
          <section key={topic} className={styles.answersOfTopic}>
            <Heading as="h2" id={topic}>
              <Link to={routes.topic(topic)}>{DIGEST_TOPICS[topic].label}</Link>
            </Heading>
            <Fold topic={isFiltered ? undefined : topic} count={problems.length + questions.length}>
              <ul>
                {problems.map(({ route, title, asked }) => (
                  <li key={route}>
                    <a href={routes.index + route}>
                      <strong>{title}</strong>
                    </a>{' '}
                    <span className={styles.soft}>{countOf(asked, 'question')}</span>
                  </li>
                ))}
                {questions.map(({ question, id, channel, date }) => (
                  <li key={channel + date + id}>
                    <a href={`${routes.digest(channel, date)}#${id}`}>{question}</a>{' '}
                    <span className={styles.soft}>{digestTitle(channel, date)}</span>
                  </li>
                ))}
              </ul>
            </Fold>
          </section>
        ))}
      </div>
    </ArchivePage>
  );
}

/** Folds the list of a topic that most readers are not after, unless they filter. */
function Fold({
  topic,
  count,
  children,
}: {
  topic: DigestTopicId | undefined;
  count: number;
  children: ReactNode;
}): ReactNode {
  return topic && isFolded(topic) ? (
    <details>
      <summary>{countOf(count, 'question')}</summary>
      {children}
    </details>
  ) : (
    children
  );
}

/** The page with the other questions, which is fetched when the reader filters; undefined until then. */
function useOthers({ others }: PageData, wanted: boolean): PageData | undefined {
  const { index } = useArchiveRoutes();
  const [loaded, setLoaded] = useState<PageData>();
  const route = others && index + others.route;
  useEffect(() => {
    if (!wanted || !route) {
      return;
    }
    let current = true;
    // Without them, the filter still finds the problems, and the page links to the questions.
    fetchPageData(route).then(
      (page) => current && page?.kind === 'answers' && setLoaded(page),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [route, wanted]);
  return loaded;
}

function joined(topics: PageData['topics'], others: PageData['topics']): PageData['topics'] {
  const otherOf = new Map(others.map((ofTopic) => [ofTopic.topic, ofTopic]));
  const known = new Set(topics.map(({ topic }) => topic));
  return [
    ...topics.map(({ topic, problems }) => {
      const other = otherOf.get(topic);
      return { topic, problems: [...problems, ...(other?.problems ?? [])], questions: other?.questions ?? [] };
    }),
    ...others.filter(({ topic }) => !known.has(topic)),
  ];
}

function sizeOf(topics: PageData['topics']): number {
  return topics.reduce((sum, { problems, questions }) => sum + problems.length + questions.length, 0);
}
