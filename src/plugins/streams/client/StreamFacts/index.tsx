import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { STREAM_TOPICS, UNKNOWN_RECORDING, type StreamTopic } from '../../topics';
import { formatDay } from '@site/src/utils/dates';
import styles from './styles.module.css';

interface Props {
  /** The day, `YYYY-MM-DD`. */
  date: string;
  /** Its address, or `unknown`. */
  recording: string;
  minutes?: number;
  topics: readonly StreamTopic[];
}

/** Day, length, recording and topics of a stream. */
export default function StreamFacts({ date, recording, minutes, topics }: Props): ReactNode {
  return (
    <p className={styles.facts}>
      <time dateTime={date}>{formatDay(date)}</time>
      {minutes !== undefined && <span>{`${minutes} minutes`}</span>}
      {recording === UNKNOWN_RECORDING ? (
        <span>The URL of the recording is unknown</span>
      ) : (
        <Link to={recording}>Recording</Link>
      )}
      <span>{topics.map((topic) => STREAM_TOPICS[topic]).join(', ')}</span>
    </p>
  );
}
