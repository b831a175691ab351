import React, { type ReactNode } from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import type { ChannelPage, DigestSummary, TopicPage } from '../pages';
import { formatDay, formatMonth } from '@site/src/utils/dates';
import { channelName } from '../channels';
import { useInternalLinks } from '@site/src/components/useInternalLinks';
import ArchivePage from './ArchivePage';
import { countOf } from './labels';
import { useArchiveRoutes } from './routes';
import styles from './styles.module.css';
import { tocItem, tocOfMonths } from './toc';

/**
 * The digests of a channel or a topic by month, newest first, each with its description and, on the page of a topic,
 * its questions; above them what the chat knew about the topic, and its problems.
 */
export default function DigestListPage({ page }: { page: ChannelPage | TopicPage }): ReactNode {
  const routes = useArchiveRoutes();
  const followLink = useInternalLinks();
  const digests: readonly (DigestSummary & Partial<Pick<TopicPage['digests'][number], 'onTopic'>>)[] = page.digests;
  const busy = digests.filter(({ quiet }) => !quiet);
  const quietDays = digests.filter(({ quiet }) => quiet);
  const months = [...new Set(busy.map(({ date }) => date.slice(0, 7)))];
  const label = ({ channel, date }: DigestSummary): string =>
    page.kind === 'topic' ? `${formatDay(date)}, #${channelName(channel)}` : formatDay(date);
  return (
    <ArchivePage
      page={page}
      toc={[
        ...(page.kind === 'topic' && page.problems.length > 0 ? [tocItem('problems', 'Problems')] : []),
        ...tocOfMonths(busy),
        ...(quietDays.length > 0 ? [tocItem('quiet-days', 'Quiet days')] : []),
      ]}
    >
      <p>{page.description}</p>
      <div role="presentation" onClick={followLink}>
        {page.kind === 'topic' && page.overview && (
          <div className={styles.body} dangerouslySetInnerHTML={{ __html: page.overview }} />
        )}
        {page.kind === 'topic' && page.problems.length > 0 && (
          <section>
            <Heading as="h2" id="problems">
              Problems
            </Heading>
            <ul>
              {page.problems.map(({ route, title, asked }) => (
                <li key={route}>
                  <a href={routes.index + route}>{title}</a>{' '}
                  <span className={styles.soft}>{countOf(asked, 'question')}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {months.map((month) => (
          <section key={month}>
            <Heading as="h2" id={month}>
              {formatMonth(month)}
            </Heading>
            <ul className={styles.digests}>
              {busy
                .filter(({ date }) => date.startsWith(month))
                .map((digest) => (
                  <li key={digest.channel + digest.date}>
                    <Link to={routes.digest(digest.channel, digest.date)}>{label(digest)}</Link>
                    {page.kind === 'channel' && digest.questions > 0 && (
                      <span className={styles.soft}> · {countOf(digest.questions, 'question')}</span>
                    )}
                    <p>{digest.description}</p>
                    {digest.onTopic && digest.onTopic.length > 0 && (
                      <ul>
                        {digest.onTopic.map(({ question, id }) => (
                          <li key={id}>
                            <a href={`${routes.digest(digest.channel, digest.date)}#${id}`}>{question}</a>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {quietDays.length > 0 && (
          <section>
            <Heading as="h2" id="quiet-days">
              Quiet days
            </Heading>
            <p className={styles.soft}>No answers or decisions are known from these days.</p>
            <ul className={styles.soft}>
              {quietDays.map((digest) => (
                <li key={digest.channel + digest.date}>
                  <a href={routes.digest(digest.channel, digest.date)}>{label(digest)}</a>: {digest.description}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </ArchivePage>
  );
}
