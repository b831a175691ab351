import React, { useState, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import { RELEASE } from '@site/src/release/version';
import type { IndexPage as PageData } from '../pages';
import { formatDay, formatMonth } from '@site/src/utils/dates';
import { DIGEST_CHANNELS } from '../channelLines';
import { channelName, DIGEST_CHANNEL_IDS, type DigestChannelId } from '../channels';
import ArchivePage from './ArchivePage';
import Calendar from './Calendar';
import FoldedList from './FoldedList';
import { countOf } from './labels';
import { useArchiveRoutes } from './routes';
import styles from './styles.module.css';
import { tocItem } from './toc';
import TopicList from './TopicList';

/** By anchor. */
const HEADINGS = {
  calendar: 'Calendar',
  channels: 'Channels',
  topics: 'Topics',
  days: 'Days',
  'how-it-is-made': 'How the archive is made',
};

/** Lists that the start page leads to, with what they have. */
const LEADS = [
  ['answers', 'Answers', 'what people asked, by problem, with a filter.'],
  ['topics', 'Topics', 'what the chat knew about a subject, and the days on which it came up.'],
  ['open', 'Still open', 'questions without an answer, in the chat and in the release.'],
] as const;

/** The start page of the archive: calendar, channels, topics, a list of all days, how it is made. */
export default function IndexPage({ page }: { page: PageData }): ReactNode {
  const routes = useArchiveRoutes();
  const [channel, setChannel] = useState<DigestChannelId>();
  const channels = DIGEST_CHANNEL_IDS.filter((id) => page.days[id]);
  const digests = channels.reduce((sum, id) => sum + Object.keys(page.days[id] ?? {}).length, 0);
  const questions = page.topics.reduce((sum, topic) => sum + topic.questions, 0);
  const dates = [...new Set(channels.flatMap((id) => Object.keys(page.days[id] ?? {})))].sort().reverse();
  const isQuiet = (id: DigestChannelId, date: string): boolean => page.quietDays[id]?.includes(date) ?? false;
  /** Quiet days stand last, before them what most readers are not after. */
  const rank = (id: DigestChannelId, date: string): number =>
    isQuiet(id, date) ? 2 : Number(DIGEST_CHANNELS[id].folded ?? false);
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  return (
    <ArchivePage page={page} toc={Object.entries(HEADINGS).map(([id, heading]) => tocItem(id, heading))}>
      <p>
        {`What the community’s chat knew: ${digests} daily digests of ${channels.length} channels, with ${questions} questions. Technical answers are checked against release ${RELEASE.version}.`}
      </p>
      <ul>
        <li>
          <Link to={routes.search('')}>Search</Link>
          {': '}
          ask in your own words, in all channels and topics or in one.
        </li>
        {LEADS.map(([name, label, text]) => (
          <li key={name}>
            <Link to={routes.list(name)}>{label}</Link>
            {`: ${text}`}
          </li>
        ))}
        <li>
          <Link to={routes.list('decisions')}>Decisions</Link>
          {', '}
          <Link to={routes.list('tasks')}>tasks</Link>
          {': '}
          what was decided and planned, and what became of it.
        </li>
      </ul>

      <Heading as="h2" id="calendar" data-no-markdown>
        {HEADINGS.calendar}
      </Heading>
      <p>
        <label>
          Channel{' '}
          <select
            className={styles.select}
            value={channel ?? ''}
            onChange={({ target }) => setChannel(channels.find((id) => id === target.value))}
          >
            <option value="">All</option>
            {channels.map((id) => (
              <option key={id} value={id}>
                {channelName(id)}
              </option>
            ))}
          </select>
        </label>
      </p>
      <Calendar days={page.days} quietDays={page.quietDays} channel={channel} />

      <Heading as="h2" id="channels">
        {HEADINGS.channels}
      </Heading>
      <FoldedList items={channels} isFolded={(id) => DIGEST_CHANNELS[id].folded ?? false}>
        {(id) => {
          const ofChannel = Object.entries(page.days[id] ?? {});
          const [first] = ofChannel[0] ?? [''];
          const [last] = ofChannel.at(-1) ?? [''];
          return (
            <li key={id}>
              <Link to={routes.channel(id)}>{channelName(id)}</Link>
              <span className={styles.soft}>
                {' '}
                {countOf(ofChannel.length, 'day')},{' '}
                {countOf(
                  ofChannel.reduce((sum, [, count]) => sum + count, 0),
                  'question',
                )}
              </span>
              <p>
                {DIGEST_CHANNELS[id].line}{' '}
                {first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`}
              </p>
            </li>
          );
        }}
      </FoldedList>

      <Heading as="h2" id="topics">
        {HEADINGS.topics}
      </Heading>
      <TopicList topics={page.topics} />

      <Heading as="h2" id="days">
        {HEADINGS.days}
      </Heading>
      {months.map((month) => (
        <section key={month}>
          <h3 id={`month-${month}`}>{formatMonth(month)}</h3>
          <ul className={styles.days}>
            {dates
              .filter((date) => date.startsWith(month))
              .map((date) => (
                <li key={date} id={`day-${date}`}>
                  <time dateTime={date}>{formatDay(date)}</time>{' '}
                  {channels
                    .filter((id) => page.days[id]?.[date] !== undefined)
                    .sort((one, other) => rank(one, date) - rank(other, date))
                    .map((id, index) => (
                      <React.Fragment key={id}>
                        {index > 0 && ', '}
                        <Link to={routes.digest(id, date)} className={isQuiet(id, date) ? styles.soft : undefined}>
                          {channelName(id)}
                        </Link>
                      </React.Fragment>
                    ))}
                </li>
              ))}
          </ul>
        </section>
      ))}

      <Heading as="h2" id="how-it-is-made">
        {HEADINGS['how-it-is-made']}
      </Heading>
      <p>
        {`The project’s repository has a summary of each channel and day, written by a language model. Each digest here was rewritten from the facts in one of these summaries, without people’s names. What the summaries plainly made up was left out. Where an answer is wrong or outdated for release ${RELEASE.version}, the right one is below it.`}
      </p>
    </ArchivePage>
  );
}
