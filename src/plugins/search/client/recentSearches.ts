import { createStorageSlot } from '@docusaurus/theme-common';

const MOST = 5;
// If nothing can be stored, the slot does nothing.
const slot = createStorageSlot('recent-searches');

/** Earlier searches on this device, latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a query whose hit the reader opened. */
export function rememberSearch(query: string): void {
  const trimmed = query.trim();
  if (trimmed) {
    slot.set(JSON.stringify([trimmed, ...recentSearches().filter((other) => other !== trimmed)].slice(0, MOST)));
  }
}

export function forgetSearches(): void {
  slot.del();
}
