/** How hits are ranked: all numbers. `npm run search -- --ablate` prints what each is worth on the queries of readers. */
export const RANKING = {
  /** Weight of a hit outside the guides. */
  outside: 0.65,
  /** Weight of a hit in the part of the site that the reader is in. */
  here: 1.1,
  /** Weight of a section of the FAQ. */
  faq: 1.1,
  /** Weight of sections that only list faults, or lead to other pages. */
  aside: 0.6,
  /** Weights of a word in a field of a section; in its text it is 1. */
  title: 3,
  heading: 4,
  /** In the words that readers use for the section (`searchedAs`). */
  asked: 2,
  /** What the page has elsewhere, as part of what the section would get for it. */
  page: 0.35,
  /** Part of the weight of a title or heading that depends on how much of it the query has. */
  cover: 0.6,
  /** A related word, or all parts of an identifier: `translation` for `translate`. */
  near: 0.75,
  /** The start of a longer word, some parts of an identifier, a synonym or a typing error. */
  far: 0.4,
  /** Sections with less than this share of the words, by their weights, are no hits. */
  least: 0.1,
  /** The start of a page, compared to its other sections. */
  start: 1.2,
  /** The same if the title has no other words than the query. */
  startOnQuery: 1.8,
  /** A member, compared to the page of its type. */
  member: 0.6,
  /** The longer a text, the less a word in it counts: how much, and the number of words from which on it counts less. */
  length: 0.4,
  usualLength: 60,
};
