import type { Hit } from './searchEngine';

/** How many sections of a page are shown; the others on request. */
const SHOWN = 2;
/** If the rest of the site has fewer hits with all words than this, the chat archive is searched, too. */
const ENOUGH = 3;

/**
 * Puts hits in the order in which they are shown: the page of a type before its members, and at most two sections of a
 * page. The others are in `more` of the last shown one.
 *
 * @param hits - best first
 */
export function arrange<SomeHit extends Hit>(hits: readonly SomeHit[]): SomeHit[] {
  const pages = new Map<string, SomeHit[]>();
  for (const hit of hits) {
    const key = `${hit.context} ${hit.page}`;
    pages.set(key, [...(pages.get(key) ?? []), hit]);
  }
  const shown = new Map<string, SomeHit[]>();
  for (const [key, ofPage] of pages) {
    const ordered = withStartFirst(ofPage);
    const more = ordered.slice(SHOWN);
    shown.set(
      key,
      ordered.slice(0, SHOWN).map((hit, index) => (index === SHOWN - 1 && more.length > 0 ? { ...hit, more } : hit)),
    );
  }
  return hits.flatMap(({ context, page }) => shown.get(`${context} ${page}`)?.shift() ?? []);
}

/** In the reference, the start of a page is the type, and the other sections are its members. */
function withStartFirst<SomeHit extends Hit>(hits: readonly SomeHit[]): readonly SomeHit[] {
  const start = hits.find(({ section }) => section === 0);
  return start?.context.startsWith('api') ? [start, ...hits.filter((hit) => hit !== start)] : hits;
}

/** Whether hits outside the archive answer the query: a message that it contains, or several that have all its words. */
export function areEnough(hits: readonly Hit[]): boolean {
  const found = hits.flatMap((hit) => [hit, ...(hit.more ?? [])]).filter(({ context }) => context !== 'archive');
  const isMessage = ({ exact, text }: Hit): boolean => exact && text !== undefined;
  return found.some(isMessage) || found.filter(({ complete }) => complete).length >= ENOUGH;
}
