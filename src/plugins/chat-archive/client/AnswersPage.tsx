import React, { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { AnsweredQuestion, AnswersPage as PageData } from '../pages';
import { digestTitle } from '../channels';
import { DIGEST_TOPICS } from '../topics';
import { useInternalLinks } from '@site/src/components/useInternalLinks';
import FilterBox from '../../../components/FilterBox';
import ArchivePage from './ArchivePage';
import { useArchiveRoutes } from './routes';
import styles from './styles.module.css';

/** Every answered question by topic; readers can filter them as they type. */
export default function AnswersPage({ page }: { page: PageData }): ReactNode {
  const routes = useArchiveRoutes();
  const followLink = useInternalLinks();
  const [query, setQuery] = useState('');
  const words = useDeferredValue(query)
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean);
  const all = page.topics.reduce((sum, { questions }) => sum + questions.length, 0);
  const texts = useMemo(
    () => new Map(page.topics.flatMap(({ questions }) => questions.map((question) => [question, textOf(question)]))),
    [page],
  );
  const shown = page.topics
    .map(({ topic, questions }) => ({
      topic,
      questions: questions.filter((question) => words.every((word) => texts.get(question)?.includes(` ${word}`))),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <ArchivePage page={page}>
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
            description="How many questions are shown"
            values={{ shown: shown.reduce((sum, { questions }) => sum + questions.length, 0), all }}
          >
            {'{shown} of {all} questions'}
          </Translate>
        }
      />
      <p className={styles.jumps}>
        {shown.map(({ topic, questions }) => (
          <a key={topic} href={`#${topic}`}>
            {DIGEST_TOPICS[topic].label} <span className={styles.soft}>{questions.length}</span>
          </a>
        ))}
      </p>
      <div role="presentation" onClick={followLink}>
        {shown.map(({ topic, questions }) => (
          <section key={topic} className={styles.answersOfTopic}>
            <Heading as="h2" id={topic}>
              <Link to={routes.topic(topic)}>{DIGEST_TOPICS[topic].label}</Link>
            </Heading>
            {questions.map(({ question, id, channel, date, html }) => (
              <article key={channel + date + id} className={styles.answer}>
                <h3>{question}</h3>
                <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
                <p className={styles.soft}>
                  {/* A plain link: more than a thousand Link components, each of which watches whether it is visible, are slow. */}
                  <a href={`${routes.digest(channel, date)}#${id}`}>{digestTitle(channel, date)}</a>
                </p>
              </article>
            ))}
          </section>
        ))}
      </div>
    </ArchivePage>
  );
}

/** The words of a question and its answer, each after a space, because readers type the start of words. */
function textOf({ question, html }: AnsweredQuestion): string {
  return ` ${question} ${html.replaceAll(/<[^>]*>/gu, ' ')}`.toLowerCase().replaceAll(/[^\p{L}\p{N}_]+/gu, ' ');
}
