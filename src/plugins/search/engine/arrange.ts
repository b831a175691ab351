import type { Hit } from './hit';

/** How many sections of a page are shown; the others on request. */
const SHOWN = 2;
/** The same for pages of questions, where each section answers by itself. */
const SHOWN_OF_FAQ = 4;
const FAQ = 'docs/faq/';

/**
 * Puts hits in the order in which they are shown: the page of a type before its members, and at most two sections of a
 * page, or four of a page of the FAQ. The others are in `more` of the last shown one.
 *
 * @param hits - best first
 */
export function arrange<SomeHit extends Hit>(hits: readonly SomeHit[]): SomeHit[] {
  const pages = new Map<string, SomeHit[]>();
  for (const hit of hits) {
    pages.set(pageOf(hit), [...(pages.get(pageOf(hit)) ?? []), hit]);
  }
  const shown = new Map(
    [...pages].map(([page, ofPage]) => {
      const ordered = withStartFirst(ofPage);
      const most = ordered[0]?.route.startsWith(FAQ) ? SHOWN_OF_FAQ : SHOWN;
      const more = ordered.slice(most);
      const first = ordered.slice(0, most);
      return [page, first.map((hit, place) => (place === most - 1 && more.length > 0 ? { ...hit, more } : hit))];
    }),
  );
  return hits.flatMap((hit) => shown.get(pageOf(hit))?.shift() ?? []);
}

const pageOf = ({ context, page }: Hit): string => `${context} ${page}`;

/** In the reference, the start of a page is the type, and the other sections are its members. */
function withStartFirst<SomeHit extends Hit>(hits: readonly SomeHit[]): readonly SomeHit[] {
  const start = hits.find(({ section }) => section === 0);
  return start?.context.startsWith('api') ? [start, ...hits.filter((hit) => hit !== start)] : hits;
}
