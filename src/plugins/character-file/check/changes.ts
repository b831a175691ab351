import type { Change } from './types';

/**
 * Applies changes to a text.
 *
 * @param changes - they don't overlap; their offsets are those before all changes
 */
export function applyChanges(text: string, changes: readonly Change[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const { from, to, insert } of [...changes].sort((one, other) => one.from - other.from)) {
    parts.push(text.slice(end, from), insert);
    end = to;
  }
  return parts.join('') + text.slice(end);
}

/** The change that makes one text of another: what they have in common at both ends stays. */
export function changeBetween(before: string, after: string): Change {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) {
    start += 1;
  }
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) {
    end += 1;
  }
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
