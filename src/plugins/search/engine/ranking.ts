import type { SearchContext } from './contexts';

/** How hits are ranked. Changed with the queries of e2e/search-queries.json at hand. */
export const RANKING = {
  /** How much a hit of a context counts. */
  context: { guides: 1, api: 0.7, community: 0.7, archive: 0.6, 'api-0.1.3': 0.5 } satisfies Record<
    SearchContext,
    number
  >,
  /** How much a met word counts in each field. */
  field: { title: 4, heading: 6, names: 6, text: 1 },
  /** How much less a word counts of which the query is the start, or which differs by a typing error. */
  inexact: { prefix: 0.15, fuzzy: 0.15 },
  /** How much more the start of a page counts than its sections. */
  pageStart: 1.5,
  /** How steeply a section falls that lacks words of the query: its share of them to this power. */
  missingWord: 0.75,
  /** How sections of different lengths compare: parameters of BM25+. */
  length: { k: 1.2, b: 0.6, d: 0.5 },
  /** Added for a page whose title is the query, or the last part of whose route: more than any score. */
  titleIsQuery: 10_000,
  /** Added for the API page of the symbol that the query is the name of: more than any title. */
  symbolIsQuery: 100_000,
};
