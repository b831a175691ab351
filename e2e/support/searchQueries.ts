import ownQueries from '../search-queries.json' with { type: 'json' };
import {
  contextsFor,
  FIRST_CONTEXTS,
  SEARCH_CONTEXTS,
  type SearchContext,
} from '../../src/plugins/search/engine/contexts';
import type { SearchAnswer, SearchEngine } from '../../src/plugins/search/engine/searchEngine';
import { MESSAGES_ROUTE } from '../../src/plugins/troubleshooting/route';

/** A query of a reader, and what answers it. */
export interface ReadersQuery {
  query: string;
  /** Routes of pages, or of sections and messages, with their anchors. */
  expected: readonly string[];
  /** The part of the site that is searched, if the reader chose one. */
  in?: string;
}

/** How many hits the box shows: `maxHits` of the configuration. */
const SHOWN = 8;

/**
 * What the box shows: of a query with words that no other page has, hits of the chat archive, too.
 *
 * @param options - the part that the reader has chosen, the one that the page is in, and how many hits to return
 */
export function hitsInBox(
  engine: SearchEngine,
  query: string,
  { chosen, here, most = SHOWN }: { chosen?: SearchContext; here?: SearchContext; most?: number } = {},
): SearchAnswer {
  const filter = { ...(here && { here }) };
  const answer = engine.search(query, { ...filter, contexts: contextsFor(query, chosen) });
  const isWider = !chosen && answer.unknown.length > 0;
  const { hits, unknown } = isWider
    ? engine.search(query, { ...filter, contexts: [...FIRST_CONTEXTS, 'archive'] })
    : answer;
  return { hits: hits.slice(0, most), unknown };
}

type CommittedQuery = ReadersQuery & { kind: string; set?: string };

/** The committed queries by set. Those of a set with a date were new to the search on that day. */
export function readersQueries(): { set: string; queries: readonly ReadersQuery[] }[] {
  const sets = new Map<string, ReadersQuery[]>();
  for (const entry of ownQueries as CommittedQuery[]) {
    const isArchive = entry.kind === 'archive' && entry.query.endsWith('?');
    const set = entry.set ?? (isArchive ? 'whole questions to the archive' : 'before 2026-11-30');
    sets.set(set, [...(sets.get(set) ?? []), entry]);
  }
  return [...sets].map(([set, queries]) => ({ set, queries }));
}

/** The share of queries with an answer first, and among the first three, and those whose first hit is none. */
export function measureQueries(
  engine: SearchEngine,
  queries: readonly ReadersQuery[],
): { first: number; firstThree: number; missed: string[] } {
  const places = queries.map((entry) => {
    const chosen = SEARCH_CONTEXTS.find((context) => context === entry.in);
    const { hits } = hitsInBox(engine, entry.query, { ...(chosen && { chosen }) });
    const routes = hits.map(({ route }) => route);
    return {
      ...entry,
      routes,
      place: routes.findIndex((route) => entry.expected.some((wanted) => answers(route, wanted))),
    };
  });
  const share = (most: number): number =>
    places.filter(({ place }) => place >= 0 && place < most).length / places.length;
  return {
    first: share(1),
    firstThree: share(3),
    missed: places
      .filter(({ place }) => place !== 0)
      .map(
        ({ query, place, expected, routes: [first = 'nothing'] }) =>
          `${place < 0 ? 'not found' : `place ${place + 1}`}: ${query}\n    expected ${expected.join(' or ')}, first is ${first}`,
      ),
  };
}

/** Where a page is expected, any of its sections will do, but not any message. */
function answers(route: string, wanted: string): boolean {
  const isPage = !wanted.includes('#') && wanted !== MESSAGES_ROUTE.slice(1);
  return route === wanted || (isPage && route.replace(/#.*$/u, '') === wanted);
}
