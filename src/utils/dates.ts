/** `2024-11-15` as `15 November 2024`. Days are days of the record, so no time zone plays a part. */
export function formatDay(date: string): string {
  return format(`${date}T00:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `2024-11` as `November 2024`. */
export function formatMonth(month: string): string {
  return format(`${month}-01T00:00:00Z`, { month: 'long', year: 'numeric' });
}

function format(time: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(time));
}
