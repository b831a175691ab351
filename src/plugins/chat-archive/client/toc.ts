import { formatMonth } from '@site/src/utils/dates';
import type { TocItem } from '../pages';

/** A heading of the second level, for the table of contents. */
export function tocItem(id: string, value: string): TocItem {
  return { id, value, level: 2 };
}

/** The months of a list, each once, in its order. */
export function tocOfMonths(days: readonly { date: string }[]): TocItem[] {
  return [...new Set(days.map(({ date }) => date.slice(0, 7)))].map((month) => tocItem(month, formatMonth(month)));
}
