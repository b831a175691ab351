import type { Hit } from './hit';

/** How many sections of a page are shown; the others on request. */
const SHOWN = 2;
/** The same for pages of questions, where each section answers by itself. */
const SHOWN_OF_FAQ = 4;
const FAQ = 'docs/faq/';
/** So many hits of a page may follow each other. */
const IN_A_ROW = 2;
/** If the rest of the site has fewer hits with all words than this, the chat archive is searched, too. */
const ENOUGH = 3;

/**
 * Puts hits in the order in which they are shown: the page of a type before its members, at most two sections of a page,
 * or four of a page of the FAQ, and never more than two in a row. The others are in `more` of the last shown one.
 *
 * @param hits - best first
 */
export function arrange<SomeHit extends Hit>(hits: readonly SomeHit[]): SomeHit[] {
  const pages = new Map<string, readonly SomeHit[]>();
  for (const hit of hits) {
    pages.set(pageOf(hit), [...(pages.get(pageOf(hit)) ?? []), hit]);
  }
  for (const [page, ofPage] of pages) {
    pages.set(page, withStartFirst(ofPage));
  }
  const chosen = new Map(
    [...pages].map(([page, ofPage]) => [
      page,
      ofPage.slice(0, ofPage[0]?.route.startsWith(FAQ) ? SHOWN_OF_FAQ : SHOWN),
    ]),
  );
  const shown = apart(hits.flatMap((hit) => chosen.get(pageOf(hit))?.shift() ?? []));
  const last = new Map(shown.map((hit) => [pageOf(hit), hit]));
  const isShown = new Set(shown);
  return shown.map((hit) => {
    const more = last.get(pageOf(hit)) === hit ? pages.get(pageOf(hit))?.filter((other) => !isShown.has(other)) : [];
    return more && more.length > 0 ? { ...hit, more } : hit;
  });
}

const pageOf = ({ context, page }: Hit): string => `${context} ${page}`;

/** Moves hits back that would be one too many of a page in a row, and leaves them out if only such are left. */
function apart<SomeHit extends Hit>(hits: readonly SomeHit[]): SomeHit[] {
  const left = [...hits];
  const placed: SomeHit[] = [];
  for (;;) {
    const before = placed.slice(-IN_A_ROW).map(pageOf);
    const next = left.findIndex((hit) => before.length < IN_A_ROW || before.some((page) => page !== pageOf(hit)));
    const [hit] = next < 0 ? [] : left.splice(next, 1);
    if (!hit) {
      return placed;
    }
    placed.push(hit);
  }
}

/** In the reference, the start of a page is the type, and the other sections are its members. */
function withStartFirst<SomeHit extends Hit>(hits: readonly SomeHit[]): readonly SomeHit[] {
  const start = hits.find(({ section }) => section === 0);
  return start?.context.startsWith('api') ? [start, ...hits.filter((hit) => hit !== start)] : hits;
}

/** Whether hits outside the archive answer the query: a message that it contains, or several that have all its words. */
export function hasSufficientHits(hits: readonly Hit[]): boolean {
  const found = hits.flatMap((hit) => [hit, ...(hit.more ?? [])]).filter(({ context }) => context !== 'archive');
  const isMessage = ({ exact, text }: Hit): boolean => exact && text !== undefined;
  return found.some(isMessage) || found.filter(({ complete }) => complete).length >= ENOUGH;
}
