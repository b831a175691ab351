/** `2024-11-15` as `15 November 2024`. Days are days of the record, so no time zone plays a part. */
export function formatDay(date: string): string {
  return format(`${date}T00:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `2024-11` as `November 2024`. */
export function formatMonth(month: string): string {
  return format(`${month}-01T00:00:00Z`, { month: 'long', year: 'numeric' });
}

/** Day of the week of `2024-11-15`, from 0 for Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** Names of the days of the week, from Monday. */
export function weekdays(): { short: string; long: string }[] {
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, index) => {
    const time = `2024-01-0${index + 1}T00:00:00Z`;
    return { short: format(time, { weekday: 'short' }), long: format(time, { weekday: 'long' }) };
  });
}

function format(time: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(time));
}
