import type { SearchContext } from './contexts';

/** How hits are ranked. After a change, run the queries of e2e/search-queries.json (`npm run check`). */
export const RANKING = {
  /** Weight of a hit in each context. */
  context: { guides: 1, api: 0.7, community: 0.7, archive: 0.6, 'api-0.1.3': 0.5 } satisfies Record<
    SearchContext,
    number
  >,
  /** Weight of a matching word in each field. */
  field: { title: 4, heading: 6, names: 6, text: 1 },
  /** Factor for words that only begin with the query, and for words that differ by a typing error. */
  inexact: { prefix: 0.15, fuzzy: 0.15 },
  /** Factor for the start of a page, compared to its other sections. */
  pageStart: 1.5,
  /**
   * Exponent for sections that lack words of the query: their score is multiplied by the share of words that they have,
   * to this power.
   */
  missingWord: 0.75,
  /** Parameters of BM25+, which set how much the length of a section matters. */
  length: { k: 1.2, b: 0.6, d: 0.5 },
  /** Added if the query is the title of the page or the last part of its route: more than any score. */
  titleIsQuery: 10_000,
  /** Added for the API page of a symbol if the query is its name: more than for any title. */
  symbolIsQuery: 100_000,
};
