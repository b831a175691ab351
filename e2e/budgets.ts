import type { Template } from './support/bytes';

interface PageBudget {
  /** Everything that is loaded until the load event, except images. */
  untilLoad: number;
  /** The JavaScript in it. */
  js: number;
}

/**
 * Kilobytes of 1000 bytes, compressed as on a host, with an empty cache: what a page of each template loads today, plus
 * at most 1 KB. The tests and `npm run bench` fail if a page loads more.
 */
export const PAGE_BUDGETS: Record<Template, PageBudget> = {
  home: { untilLoad: 136.6, js: 106.8 },
  guide: { untilLoad: 171.6, js: 133.8 },
  introduction: { untilLoad: 161.2, js: 129 },
  API: { untilLoad: 163.5, js: 129.7 },
  digest: { untilLoad: 150.9, js: 121.4 },
  stream: { untilLoad: 150.5, js: 123.2 },
  search: { untilLoad: 132.4, js: 108.5 },
};

/** What a page fetches ahead of a click before the reader has done anything. */
export const FETCHED_AHEAD = 40;

/** What the search loads, from the moment it is opened. */
export const SEARCH_BUDGET = {
  /** Until the first results are shown with their excerpts. */
  firstResults: 141.5,
  /** In addition, when the reader searches the archive. */
  archive: 94.5,
};

/** How the site may grow with the chat archive. */
export const GROWTH_BUDGET = {
  /** Additional kilobytes of JavaScript on a page with five times the digests. */
  js: 0.5,
  /** Growth of the build time with five times the digests, divided by the growth of the number of pages. */
  timeByPages: 1,
  /** The same for the memory of the build. */
  memoryByPages: 1,
};
