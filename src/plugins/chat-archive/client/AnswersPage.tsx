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
import { questionCount } from './labels';
import { useArchiveRoutes } from './routes';
import styles from './styles.module.css';

/** The problems by topic, and the answered questions that belong to none; readers can filter them as they type. */
export default function AnswersPage({ page }: { page: PageData }): ReactNode {
  const routes = useArchiveRoutes();
  const followLink = useInternalLinks();
  const [query, setQuery] = useState('');
  const words = useDeferredValue(query)
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean);
  const all = countOf(page.topics);
  const texts = useMemo(
    () => new Map(page.topics.flatMap(({ questions }) => questions.map((question) => [question, textOf(question)]))),
    [page],
  );
  const shown = page.topics
    .map(({ topic, problems, questions }) => ({
      topic,
      problems: problems.filter(({ title }) => hasAll(wordsOf(title), words)),
      questions: questions.filter((question) => hasAll(texts.get(question) ?? '', words)),
    }))
    .filter((ofTopic) => countOf([ofTopic]) > 0);
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
            values={{ shown: countOf(shown), all }}
          >
            {'{shown} of {all} problems and questions'}
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
      <div role="presentation" onClick={followLink}>
        {shown.map(({ topic, problems, questions }) => (
          <section key={topic} className={styles.answersOfTopic}>
            <Heading as="h2" id={topic}>
              <Link to={routes.topic(topic)}>{DIGEST_TOPICS[topic].label}</Link>
            </Heading>
            {problems.length > 0 && (
              <ul className={styles.problems}>
                {problems.map(({ route, title, asked }) => (
                  <li key={route}>
                    <a href={routes.index + route}>{title}</a>{' '}
                    <span className={styles.soft}>{questionCount(asked)}</span>
                  </li>
                ))}
              </ul>
            )}
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

function textOf({ question, html }: AnsweredQuestion): string {
  return wordsOf(`${question} ${html.replaceAll(/<[^>]*>/gu, ' ')}`);
}

/** The words of a text, each after a space, because readers type the start of words. */
function wordsOf(text: string): string {
  return ` ${text}`.toLowerCase().replaceAll(/[^\p{L}\p{N}_]+/gu, ' ');
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(` ${word}`));
}

function countOf(topics: PageData['topics']): number {
  return topics.reduce((sum, { problems, questions }) => sum + problems.length + questions.length, 0);
}
