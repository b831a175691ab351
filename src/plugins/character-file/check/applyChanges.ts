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
