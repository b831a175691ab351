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
  home: { untilLoad: 138, js: 107.8 },
  guide: { untilLoad: 174, js: 135.6 },
  introduction: { untilLoad: 163, js: 130.5 },
  API: { untilLoad: 166.6, js: 131.6 },
  digest: { untilLoad: 152.5, js: 122.6 },
  stream: { untilLoad: 152, js: 124.5 },
  search: { untilLoad: 134, js: 109.6 },
};

/** What a page fetches ahead of a click before the reader has done anything. */
export const FETCHED_AHEAD = 60;

/** What the search loads, from the moment it is opened. */
export const SEARCH_BUDGET = {
  /** Until the first results are shown with their excerpts. */
  firstResults: 145,
  /** In addition, for each day of the archive, when the reader searches it: 84 for 453 days. */
  archiveDay: 84 / 453,
};

/** The editor on the page that checks character files, which no other page loads. */
export const EDITOR_BUDGET = 130;

/** How the site may grow with the chat archive. */
export const GROWTH_BUDGET = {
  /** Additional kilobytes of JavaScript on a page with five times the digests. */
  js: 0.5,
  /** Growth of the build time with five times the digests, divided by the growth of the number of pages. */
  timeByPages: 1,
  /** The same for the memory of the build. */
  memoryByPages: 1,
};
