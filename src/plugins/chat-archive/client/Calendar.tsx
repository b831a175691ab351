import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { IndexPage } from '../pages';
import { formatDay, formatMonth, weekdayOf, weekdays } from '@site/src/utils/dates';
import type { DigestChannelId } from '../channels';
import { countOf } from './labels';
import { useArchiveRoutes } from './routes';
import styles from './styles.module.css';

interface Props {
  days: IndexPage['days'];
  quietDays: IndexPage['quietDays'];
  /** Shows only this channel. */
  channel?: DigestChannelId;
}

/** The number of questions at which each darker shade starts; days without questions have the lightest one. */
const SHADES_FROM = [1, 4, 10, 20];

/**
 * A table for each month with a cell for each day. In the calendar of one channel, a day links to its digest; in that
 * of all channels, to its entry in the list of days.
 */
export default function Calendar({ days, quietDays, channel }: Props): ReactNode {
  const routes = useArchiveRoutes();
  const counts = countByDay({ days, quietDays, channel });
  const months = [...new Set([...counts.keys()].map((date) => date.slice(0, 7)))].sort();
  return (
    <div className={styles.calendar} data-no-markdown>
      {months.map((month) => (
        <table key={month}>
          <caption>{formatMonth(month)}</caption>
          <thead>
            <tr>
              {weekdays().map(({ short, long }) => (
                <th key={long} scope="col" abbr={long}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((date, weekday) => {
                  const count = date && counts.get(date);
                  return (
                    <td key={date ?? weekday}>
                      {date && !count && <span>{Number(date.slice(8))}</span>}
                      {date && count && (
                        <Link
                          to={channel ? routes.digest(channel, date) : `#day-${date}`}
                          data-shade={
                            isQuiet(count) ? undefined : SHADES_FROM.filter((from) => count.questions >= from).length
                          }
                          aria-label={`${formatDay(date)}: ${channel ? '' : `${countOf(count.digests, 'channel')}, `}${isQuiet(count) ? 'quiet' : countOf(count.questions, 'question')}`}
                        >
                          {Number(date.slice(8))}
                        </Link>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

interface DayCount {
  digests: number;
  questions: number;
  quiet: number;
}

/** Whether all digests of a day are quiet. */
function isQuiet({ digests, quiet }: DayCount): boolean {
  return digests === quiet;
}

function countByDay({ days, quietDays, channel }: Props): Map<string, DayCount> {
  const counts = new Map<string, DayCount>();
  for (const [id, ofChannel] of Object.entries(days)) {
    for (const [date, questions] of channel && channel !== id ? [] : Object.entries(ofChannel)) {
      const count = counts.get(date) ?? { digests: 0, questions: 0, quiet: 0 };
      const quiet = quietDays[id as DigestChannelId]?.includes(date) ? 1 : 0;
      counts.set(date, {
        digests: count.digests + 1,
        questions: count.questions + questions,
        quiet: count.quiet + quiet,
      });
    }
  }
  return counts;
}

/** Weeks from Monday to Sunday; days of other months are left out. */
function weeksOf(month: string): (string | undefined)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const dates = [
    ...Array.from({ length: weekdayOf(`${month}-01`) }, () => undefined),
    ...Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ];
  return Array.from({ length: Math.ceil(dates.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => dates[week * 7 + weekday]),
  );
}
