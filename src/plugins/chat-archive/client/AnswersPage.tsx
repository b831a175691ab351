import React, { useDeferredValue, useState, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { AnswersPage as PageData } from '../pages';
import { digestTitle } from '../channels';
import { DIGEST_TOPICS } from '../topics';
import { useInternalLinks } from '@site/src/components/useInternalLinks';
import FilterBox from '../../../components/FilterBox';
import ArchivePage from './ArchivePage';
import { questionCount } from './labels';
import { useArchiveRoutes } from './routes';
import styles from './styles.module.css';

/** Problems by topic, and questions that belong to none; readers can filter them as they type. */
export default function AnswersPage({ page }: { page: PageData }): ReactNode {
  const routes = useArchiveRoutes();
  const followLink = useInternalLinks();
  const [query, setQuery] = useState('');
  const words = useDeferredValue(query)
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean);
  const shown = page.topics
    .map(({ topic, problems, questions }) => ({
      topic,
      problems: problems.filter(({ title }) => hasAll(title, words)),
      questions: questions.filter(({ question }) => hasAll(question, words)),
    }))
    .filter((ofTopic) => countOf([ofTopic]) > 0);
  return (
    <ArchivePage page={page}>
      <p>{page.description}</p>
      <FilterBox
        query={query}
        onQuery={setQuery}
        label={
          <Translate id="site.ChatArchive.filter" description="Label of the box that filters questions">
            Filter
          </Translate>
        }
        status={
          <Translate
            id="site.ChatArchive.shown"
            description="How many problems and questions are shown"
            values={{ shown: countOf(shown), all: countOf(page.topics) }}
          >
            {'{shown} of {all}'}
          </Translate>
        }
      />
      <p className={styles.jumps}>
        {shown.map((ofTopic) => (
          <a key={ofTopic.topic} href={`#${ofTopic.topic}`}>
            {DIGEST_TOPICS[ofTopic.topic].label} <span className={styles.soft}>{countOf([ofTopic])}</span>
          </a>
        ))}
      </p>
      {/* Plain links: hundreds of Link components, each of which watches whether it is visible, are slow. */}
      <div role="presentation" onClick={followLink}>
        {shown.map(({ topic, problems, questions }) => (
          <section key={topic} className={styles.answersOfTopic}>
            <Heading as="h2" id={topic}>
              <Link to={routes.topic(topic)}>{DIGEST_TOPICS[topic].label}</Link>
            </Heading>
            <ul>
              {problems.map(({ route, title, asked }) => (
                <li key={route}>
                  <a href={routes.index + route}>
                    <strong>{title}</strong>
                  </a>{' '}
                  <span className={styles.soft}>{questionCount(asked)}</span>
                </li>
              ))}
              {questions.map(({ question, id, channel, date }) => (
                <li key={channel + date + id}>
                  <a href={`${routes.digest(channel, date)}#${id}`}>{question}</a>{' '}
                  <span className={styles.soft}>{digestTitle(channel, date)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ArchivePage>
  );
}

/** Whether a text has words that begin with all of these: readers type the start of words. */
function hasAll(text: string, words: readonly string[]): boolean {
  const spaced = ` ${text}`.toLowerCase().replaceAll(/[^\p{L}\p{N}_]+/gu, ' ');
  return words.every((word) => spaced.includes(` ${word}`));
}

function countOf(topics: PageData['topics']): number {
  return topics.reduce((sum, { problems, questions }) => sum + problems.length + questions.length, 0);
}
