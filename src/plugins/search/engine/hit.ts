import type { SearchContext } from './contexts';
import type { Renamed } from './oldNames';

/** A found section. */
export interface Hit {
  context: SearchContext;
  /** Position of the page in the documents of its context. */
  page: number;
  /** Position of the section on the page; the start of the page is 0. */
  section: number;
  /** Below the base path, with the anchor. */
  route: string;
  title: string;
  /** Heading of the section; undefined at the start of the page. */
  heading?: string;
  /** Words of the section that match the query, as in the index. */
  terms: string[];
  /** Its text, if the search has it already. */
  text?: string;
  /** The old name in the query, on the first hit. */
  renamed?: Renamed;
  /** Other hits of this page, which are shown on request. */
  more?: Hit[];
}
