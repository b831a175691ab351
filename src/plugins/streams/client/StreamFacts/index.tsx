import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
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
      {minutes !== undefined && (
        <span>
          <Translate id="site.StreamFacts.minutes" description="Length of a stream" values={{ minutes }}>
            {'{minutes} minutes'}
          </Translate>
        </span>
      )}
      {recording === UNKNOWN_RECORDING ? (
        <span>
          <Translate id="site.StreamFacts.unknown" description="Shown where nobody knows where a recording is">
            The recording’s address is not in the record
          </Translate>
        </span>
      ) : (
        <Link to={recording}>
          <Translate id="site.StreamFacts.recording" description="Link to the recording of a stream">
            Recording
          </Translate>
        </Link>
      )}
      <span>{topics.map((topic) => STREAM_TOPICS[topic]).join(', ')}</span>
    </p>
  );
}
