import type { SearchContext } from '../engine/contexts';

/** Name of a part of the site, for groups of hits and for choices. */
export function contextLabel(context: SearchContext): string {
  switch (context) {
    case 'guides':
      return 'Guides';
    case 'api':
      return 'API';
    case 'community':
      return 'Community';
    case 'archive':
      return 'Archive';
    case 'api-0.1.3':
      return 'API 0.1.3';
  }
}

/** The same in a sentence. */
function contextInWords(context: SearchContext): string {
  switch (context) {
    case 'guides':
      return 'the guides';
    case 'api':
      return 'the API reference';
    case 'community':
      return 'the community pages';
    case 'archive':
      return 'the chat archive';
    case 'api-0.1.3':
      return 'the API reference of 0.1.3';
  }
}

/** `the guides and the API reference`. */
export function partsInWords(contexts: readonly SearchContext[]): string {
  return new Intl.ListFormat('en').format(contexts.map(contextInWords));
}

/** `14 hits`. */
export function hitCount(count: number): string {
  return count === 1 ? '1 hit' : `${count} hits`;
}

/** `3 more on this page`. */
export function moreInPage(count: number): string {
  return `${count} more on this page`;
}

/** `Guides, API`. */
export function partNames(contexts: readonly SearchContext[]): string {
  return contexts.map(contextLabel).join(', ');
}
