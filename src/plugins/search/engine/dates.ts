const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const NUMERIC = /\b(\d{4})-(\d{2})-(\d{2})\b/gu;
const NAMED = new RegExp(`\\b(\\d{1,2})\\.?\\s+(${MONTHS.map((month) => month.slice(0, 3)).join('|')})[a-z]*`, 'giu');

/** `2024-11-20` and `20 Nov` in a query as `20 november 2024` and `20 november`, as days are written in titles. */
export function datesAsWords(query: string): string {
  return query
    .replaceAll(NUMERIC, (date, year: string, month: string, day: string) => {
      const name = MONTHS[Number(month) - 1];
      return name ? `${Number(day)} ${name} ${year}` : date;
    })
    .replaceAll(NAMED, (_, day: string, start: string) => {
      const name = MONTHS.find((month) => month.startsWith(start.toLowerCase())) ?? start;
      return `${Number(day)} ${name}`;
    });
}

/** Whether a query contains a day, so that the archive should be searched. */
export function hasDate(query: string): boolean {
  return query.search(NUMERIC) >= 0 || query.search(NAMED) >= 0;
}
