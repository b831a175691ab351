import { contextOf, SEARCH_CONTEXTS, type SearchContext } from './contexts';
import type { Hit } from './hit';
import { HIGHLIGHT_PARAMETER } from '../client/highlightResult';

/** Parts that say what people did and asked. */
const RECORDS: readonly SearchContext[] = ['community', 'archive'];

export interface HitGroup {
  context: SearchContext;
  hits: Hit[];
}

/**
 * Hits by part of the site: parts with a page whose name is the query first, then the one that the reader is in. Then
 * come guides, reference, community and archive, unless only the last two have a hit with all words.
 *
 * @param hits - best first
 * @param route - of the page that the reader is on, below the base path
 */
export function groupHits(hits: readonly Hit[], route: string): HitGroup[] {
  const groups = new Map<SearchContext, Hit[]>();
  for (const hit of hits) {
    groups.set(hit.context, [...(groups.get(hit.context) ?? []), hit]);
  }
  const here = contextOf(route);
  const isExplained = hits.some(({ context, complete }) => complete && !RECORDS.includes(context));
  const rank = ({ context, hits: ofContext }: HitGroup): number =>
    Number(ofContext[0]?.exact ?? false) * 4 +
    Number(context === here) * 2 +
    Number(!isExplained && ofContext.some(({ complete }) => complete));
  return [...groups]
    .map(([context, ofContext]) => ({ context, hits: ofContext }))
    .sort(
      (one, other) =>
        rank(other) - rank(one) || SEARCH_CONTEXTS.indexOf(one.context) - SEARCH_CONTEXTS.indexOf(other.context),
    );
}

/** Address of a hit, with the matching words, which are marked on that page. */
export function hitAddress({ route, terms }: Hit, baseUrl: string, highlight: boolean): string {
  const [path = '', anchor] = route.split('#');
  const words = new URLSearchParams({ [HIGHLIGHT_PARAMETER]: terms.slice(0, 8).join(' ') });
  return baseUrl + path + (highlight ? `?${words.toString()}` : '') + (anchor ? `#${anchor}` : '');
}

/** Parameter of the search page with the page whose further hits are shown. */
export const OPEN_PARAMETER = 'open';

/** The parameter for the page of a hit. */
export function openParameter(route: string): string {
  return new URLSearchParams({ [OPEN_PARAMETER]: pageOf(route) }).toString();
}

/** The page of a hit, without its anchor. */
export function pageOf(route: string): string {
  return route.replace(/#.*/u, '');
}
