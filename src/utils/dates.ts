// Made once: each formatter holds 10 KB and more outside the heap, and the archive formats a day on every line.
const DAY = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
const MONTH = formatter({ month: 'long', year: 'numeric' });
const SHORT_WEEKDAY = formatter({ weekday: 'short' });
const LONG_WEEKDAY = formatter({ weekday: 'long' });

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
}

/** `2024-11-15` as `15 November 2024`. Days are days of the record, so no time zone plays a part. */
export function formatDay(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}

/** `2024-11` as `November 2024`. */
export function formatMonth(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
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
    return { short: SHORT_WEEKDAY.format(time), long: LONG_WEEKDAY.format(time) };
  });
}
