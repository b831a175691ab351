import type { SearchContext } from './contexts';

/** How hits are ranked. After a change, run the queries of e2e/search-queries.json (`npm run check`). */
export const RANKING = {
  /** Weight of a hit in each context. */
  context: { guides: 1, api: 0.7, community: 0.7, archive: 0.6, 'api-0.1.3': 0.5 } satisfies Record<
    SearchContext,
    number
  >,
  /** Weight of the pages whose route begins so, compared to others of their context. */
  pages: { 'docs/faq/': 1.1, 'docs/packages/plugins/': 0.9 } as Readonly<Record<string, number>>,
  /** Weight of sections that only list faults. */
  faults: 0.8,
  /** Weight of sections that only lead to other pages. */
  linksOn: 0.3,
  /** Weight of a word of the query in each field of a section. */
  field: { title: 3, heading: 4, names: 4, asked: 1.5, text: 1 },
  /** Part of the weight of a title or heading that depends on how much of it the query has. */
  cover: 0.6,
  /** How well a word of a page fits one of the query. */
  match: {
    /** All parts of an identifier: `compose context` for `composeContext`. */
    parts: 0.8,
    /** Some parts of an identifier, in a field of a section that has the others elsewhere. */
    somePart: 0.3,
    /** Translate and translation. */
    stem: 0.7,
    /** A word that the pages use instead of the reader's, see src/utils/synonyms.ts. */
    otherWord: 0.5,
    /** The word begins with that of the query: half of it, the more of the word the more. */
    prefix: 0.5,
    /** A typing error. */
    fuzzy: 0.3,
  },
  /** A section with so many words of a query is a hit, even if that isn't half of them: a short text rarely has more. */
  enoughWords: 3,
  /** If fewer sections than this have so many words, those with this share of their weights are shown, too. */
  fewHits: 40,
  leastShare: 0.1,
  /** A worse match than this doesn't count as having the word. */
  present: 0.25,
  /** A worse match than this doesn't tell how common a word of the query is. */
  common: 0.6,
  /** Weight of a word of the query that says little about its topic, see src/utils/words.ts. */
  unspecific: 0.4,
  /** The start of a page, compared to its other sections. */
  pageStart: 1.2,
  /** The same for a page whose title has no other words than the query. */
  pageOnQuery: 1.8,
  /** A member on the page of its type. */
  member: 0.6,
  /** The best method whose name is the query, compared to others: as much as a section of a guide. */
  methodIsQuery: 2.6,
  /** Weight of what the page has elsewhere: a section counts more on a page that is about the words of the query. */
  page: { title: 1.5, heading: 1.5, names: 0.75, asked: 0.75, text: 0.3 },
  /** The longer a text, the less a word in it counts: how much, and the number of words from which on it counts less. */
  length: { effect: 0.4, words: 60 },
  /** Added for a message that a query contains, which looks like an error: more than any score. */
  message: 5000,
  /** Weight of a section of a guide whose heading is the query. */
  headingIsQuery: 1.5,
  /** Added if the query is the title of the page or the last part of its route: more than any score. */
  titleIsQuery: 10_000,
  /** Added for the API page of a symbol if the query is its name: more than for any title. */
  symbolIsQuery: 100_000,
  /** Added for the page that the new name of a thing leads to, if the query is its old name. */
  renamed: 200_000,
};
