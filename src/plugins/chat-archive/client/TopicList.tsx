import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { TopicCount } from '../pages';
import { DIGEST_TOPICS, isFolded } from '../topics';
import FoldedList from './FoldedList';
import { countOf } from './labels';
import { useArchiveRoutes } from './routes';
import styles from './styles.module.css';

/** The topics, each with its description and its number of days and questions. */
export default function TopicList({ topics }: { topics: readonly TopicCount[] }): ReactNode {
  const routes = useArchiveRoutes();
  return (
    <FoldedList items={topics} isFolded={({ topic }) => isFolded(topic)}>
      {({ topic, digests, questions }) => (
        <li key={topic}>
          <Link to={routes.topic(topic)}>{DIGEST_TOPICS[topic].label}</Link>
          <span className={styles.soft}>
            {' '}
            {countOf(digests, 'day')}
            {questions > 0 && `, ${countOf(questions, 'question')}`}
          </span>
          <p>{DIGEST_TOPICS[topic].line}</p>
        </li>
      )}
    </FoldedList>
  );
}
