import React, { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import streams from '@generated/streams/default/streams.json';
import { STREAM_TOPICS, type StreamTopic } from '../../topics';
import { formatDay, formatMonth } from '@site/src/utils/dates';
import styles from './styles.module.css';

/** With "All", they fit two lines of a phone. */
const MAX_TOPICS = 4;

function countOf(topic: StreamTopic): number {
  return streams.filter(({ topics }) => topics.includes(topic)).length;
}

/** The topics with the most streams. */
const mainTopics = (Object.keys(STREAM_TOPICS) as StreamTopic[])
  .sort((one, other) => countOf(other) - countOf(one))
  .slice(0, MAX_TOPICS);

/** All streams, newest first, by month; readers can choose one of the main topics. */
export default function StreamTimeline(): ReactNode {
  const [topic, setTopic] = useState<StreamTopic>();
  const shown = streams.filter(({ topics }) => !topic || topics.includes(topic));
  const months = [...new Set(shown.map(({ date }) => date.slice(0, 7)))];
  return (
    <div>
      <div role="group" className={styles.topics} aria-label="Topics">
        <button type="button" className={styles.topic} aria-pressed={!topic} onClick={() => setTopic(undefined)}>
          All
        </button>
        {mainTopics.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.topic}
            aria-pressed={name === topic}
            onClick={() => setTopic(name === topic ? undefined : name)}
          >
            {STREAM_TOPICS[name]}
          </button>
        ))}
      </div>
      <p role="status" className={styles.count}>
        {`${shown.length} of ${streams.length} streams`}
      </p>
      {months.map((month) => (
        <section key={month} className={styles.month}>
          <h2 id={month}>{formatMonth(month)}</h2>
          <ol className={styles.streams}>
            {shown
              .filter(({ date }) => date.startsWith(month))
              .map(({ date, title, description, route, minutes }) => (
                <li key={route} className={styles.stream}>
                  {/* The heading has the year. */}
                  <time dateTime={date}>{formatDay(date).replace(/ \d{4}$/u, '')}</time>
                  <div>
                    <Link to={route}>{title}</Link>
                    {minutes !== undefined && (
                      <span className={styles.length}>
                        {' · '}
                        {`${minutes} min`}
                      </span>
                    )}
                    <p>{description}</p>
                  </div>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
