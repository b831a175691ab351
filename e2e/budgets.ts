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
  home: { untilLoad: 136, js: 106 },
  guide: { untilLoad: 172, js: 133.8 },
  introduction: { untilLoad: 160.9, js: 128.6 },
  API: { untilLoad: 164.9, js: 129.9 },
  digest: { untilLoad: 150.4, js: 120.9 },
  stream: { untilLoad: 149.9, js: 122.7 },
  search: { untilLoad: 131.9, js: 107.9 },
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
