import React, { useState, type ReactNode } from 'react';
import { formatDay, formatMonth } from '@site/src/utils/dates';
import data from './contributors.json';
import type { Contributor, Contributors } from './readHistory';
import FilterBox from '../FilterBox';
import styles from './styles.module.css';

const { months, contributors }: Contributors = data;

const ORDERS = {
  commits: { label: 'Most commits', compare: (a, b) => b.commits - a.commits },
  first: { label: 'First to join', compare: (a, b) => a.first.localeCompare(b.first) },
  last: { label: 'Last seen', compare: (a, b) => b.last.localeCompare(a.last) },
  name: { label: 'Name', compare: (a, b) => a.name.localeCompare(b.name) },
} satisfies Record<string, { label: string; compare: (a: Contributor, b: Contributor) => number }>;

type Order = keyof typeof ORDERS;

const PLOT_HEIGHT = 20;
const BAR_WIDTH = 6;

/** One bar per month; its height is relative to the person's busiest month. */
function plot(activity: readonly number[]): string {
  const most = Math.max(...activity, 1);
  return activity
    .map((count, index) => {
      const height = count === 0 ? 1 : Math.max(2, Math.round((count / most) * PLOT_HEIGHT));
      return `M${index * BAR_WIDTH} ${PLOT_HEIGHT}v-${height}h${BAR_WIDTH - 2}v${height}z`;
    })
    .join('');
}

/** Everyone in the framework's history up to the release, as cards that can be sorted and searched. */
export default function ContributorCards(): ReactNode {
  const [order, setOrder] = useState<Order>('commits');
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const shown = contributors
    .filter(({ name, areas }) => [name, ...areas].some((text) => text.toLowerCase().includes(wanted)))
    .sort(ORDERS[order].compare);
  const span = `${formatMonth(months[0] ?? '')} to ${formatMonth(months.at(-1) ?? '')}`;
  return (
    <div>
      <FilterBox
        query={query}
        onQuery={setQuery}
        label="Name or area"
        status={`${shown.length} of ${contributors.length} people`}
      >
        <label>
          Order{' '}
          <select
            value={order}
            onChange={({ target }) => {
              if (target.value in ORDERS) {
                setOrder(target.value as Order);
              }
            }}
          >
            {Object.entries(ORDERS).map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </FilterBox>
      <ul className={styles.cards}>
        {shown.map(({ name, commits, first, last, areas, activity }) => (
          <li key={name} className={styles.card}>
            <strong>{name}</strong>
            <div>{`Changed ${areas.join(', ')}`}</div>
            <div className={styles.detail}>
              {commits} {commits === 1 ? 'commit' : 'commits'}
            </div>
            <svg
              className={styles.plot}
              viewBox={`0 0 ${months.length * BAR_WIDTH} ${PLOT_HEIGHT}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={`Commits by month, ${span}: ${activity.join(', ')}`}
            >
              <path d={plot(activity)} />
            </svg>
            <div className={styles.detail}>
              {first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
