type Format = (time: Date) => string;

const formatFullDay = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
const formatFullMonth = formatter({ month: 'long', year: 'numeric' });
const formatShortWeekday = formatter({ weekday: 'short' });
const formatLongWeekday = formatter({ weekday: 'long' });

/**
 * Created only once, because each takes 10 KB or more outside the heap, and the archive formats a day on every line.
 * Created only when needed, because that takes 15 ms on a slow phone.
 */
function formatter(options: Intl.DateTimeFormatOptions): Format {
  let made: Intl.DateTimeFormat | undefined;
  return (time) => {
    made ??= new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
    return made.format(time);
  };
}

/** `2024-11-15` as `15 November 2024`. Without a time zone: a day in the archive is just a date. */
export function formatDay(date: string): string {
  return formatFullDay(new Date(`${date}T00:00:00Z`));
}

/** `2024-11` as `November 2024`. */
export function formatMonth(month: string): string {
  return formatFullMonth(new Date(`${month}-01T00:00:00Z`));
}

/** Day of the week of `2024-11-15`, from 0 for Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** Names of the days of the week, from Monday. */
export function weekdays(): { short: string; long: string }[] {
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, index) => {
    const time = new Date(`2024-01-0${index + 1}T00:00:00Z`);
    return { short: formatShortWeekday(time), long: formatLongWeekday(time) };
  });
}

/** Whether a date in the form `YYYY-MM-DD` exists in the calendar. */
export function isDay(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}

/** How many entries there are, and when the first and the last was written. */
export interface Extent {
  count: number;
  /** `YYYY-MM-DD`. */
  first: string;
  /** `YYYY-MM-DD`. */
  last: string;
}

export function extentOf(entries: readonly { date: string }[]): Extent {
  const dates = entries.map(({ date }) => date).sort();
  return { count: dates.length, first: dates[0] ?? '', last: dates.at(-1) ?? '' };
}
