import { ARCHIVE_ROUTE } from '../../chat-archive/route';
import { hasDate } from './dates';

/** Parts of the site that a search can be limited to, in the order of equally good hits. */
export const SEARCH_CONTEXTS = ['guides', 'api', 'community', 'archive', 'api-0.1.3'] as const;

export type SearchContext = (typeof SEARCH_CONTEXTS)[number];

/** The parts that every search includes. The others are loaded when the reader chooses them or there are few hits. */
export const FIRST_CONTEXTS = ['guides', 'api', 'community'] as const satisfies readonly SearchContext[];

/** In a line of a log. */
const TIME = /\d:\d{2}:\d{2}/u;

/**
 * The parts that a query is searched in: the one that the reader chose, or the first ones, with the archive for a day. The
 * day of a line of a log is none.
 */
export function contextsFor(query: string, chosen?: SearchContext): readonly SearchContext[] {
  if (chosen) {
    return [chosen];
  }
  return hasDate(query) && !TIME.test(query) ? [...FIRST_CONTEXTS, 'archive'] : FIRST_CONTEXTS;
}

/** Digests, and the problems that were asked about in several of them. The other pages of the archive are lists. */
const DIGEST_OR_PROBLEM = new RegExp(`^${ARCHIVE_ROUTE}/(?:[^/]+/[^/]+/chat_|problems/)`, 'u');

/** The context that a route (below the base path, without a slash in front) belongs to. */
export function contextOf(route: string): SearchContext | undefined {
  if (route.startsWith('docs/api/')) {
    return 'api-0.1.3';
  }
  if (route.startsWith('docs/')) {
    return 'guides';
  }
  if (route.startsWith('api/')) {
    return 'api';
  }
  if (DIGEST_OR_PROBLEM.test(route)) {
    return 'archive';
  }
  return route.startsWith('community/') ? 'community' : undefined;
}
