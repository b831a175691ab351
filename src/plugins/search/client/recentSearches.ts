import { createStorageSlot } from '@docusaurus/theme-common';

const MOST = 5;
// Where nothing can be stored, the slot does nothing.
const slot = createStorageSlot('recent-searches');

/** What was searched for on this device, the last first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a query that led somewhere. */
export function rememberSearch(query: string): void {
  const trimmed = query.trim();
  if (trimmed) {
    slot.set(JSON.stringify([trimmed, ...recentSearches().filter((other) => other !== trimmed)].slice(0, MOST)));
  }
}

export function forgetSearches(): void {
  slot.del();
}
