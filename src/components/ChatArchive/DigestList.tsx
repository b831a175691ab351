import React, { type ReactNode } from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import type { ChannelPage, TopicPage } from '@site/src/plugins/chat-archive/pages';
import { formatDay, formatMonth } from '@site/src/utils/dates';
import { channelName } from '@site/src/utils/digestChannels';
import { questionCount } from './labels';
import { useArchiveRoutes } from './routes';
import styles from './styles.module.css';

/** The digests of a channel or a topic by month, newest first, each with its sentence. */
export default function DigestList({ page }: { page: ChannelPage | TopicPage }): ReactNode {
  const routes = useArchiveRoutes();
  const months = [...new Set(page.digests.map(({ date }) => date.slice(0, 7)))];
  return (
    <>
      <p>{page.description}</p>
      {months.map((month) => (
        <section key={month}>
          <Heading as="h2" id={month}>
            {formatMonth(month)}
          </Heading>
          <ul className={styles.digests}>
            {page.digests
              .filter(({ date }) => date.startsWith(month))
              .map(({ channel, date, description, questions }) => (
                <li key={channel + date}>
                  <Link to={routes.digest(channel, date)}>
                    {page.kind === 'topic' ? `${formatDay(date)}, #${channelName(channel)}` : formatDay(date)}
                  </Link>
                  {questions > 0 && <span className={styles.soft}> · {questionCount(questions)}</span>}
                  <p>{description}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
