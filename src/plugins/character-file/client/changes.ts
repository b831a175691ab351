import type { Change } from '../check/types';

export { applyChanges } from '../check/applyChanges';

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
