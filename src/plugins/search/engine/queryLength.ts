/** Of a longer query, such as a log, only the end is searched: what failed is in its last lines. */
export const MAX_QUERY_LENGTH = 2000;

/** Whether a query may be the end of a longer text: whole words may leave a few characters free. */
export function isLongQuery(query: string): boolean {
  return query.length > 0.9 * MAX_QUERY_LENGTH;
}

/** The part of a query that is searched: all of it, or its last whole words. */
export function endOfQuery(query: string): string {
  const end = query.slice(-MAX_QUERY_LENGTH);
  return end.length === query.length ? query : end.slice(end.search(/\s/u) + 1);
}
