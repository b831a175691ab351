/** Of a longer log, only the end is compared: what failed is in its last lines. */
export const MAX_LOG_LENGTH = 100_000;

/** The part of a log that is compared: all of it, or its last whole lines. */
export function endOfLog(log: string): string {
  const end = log.slice(-MAX_LOG_LENGTH);
  return end.length === log.length ? log : end.slice(end.indexOf('\n') + 1);
}
