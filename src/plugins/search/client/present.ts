import type { Hit } from '../engine/hit';
import { HIGHLIGHT_PARAMETER } from './highlightResult';

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

/** Whether a hit is on the same page as the one above it. */
export function isOnSamePage(hit: Hit, above: Hit | undefined): boolean {
  return above !== undefined && pageOf(above.route) === pageOf(hit.route);
}
