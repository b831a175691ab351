/** A page of a context. */
export interface SearchPage {
  /** Route below the base path, without a slash in front. */
  route: string;
  title: string;
  /** Anchor and heading of each section after the first, which is the start of the page. */
  sections: [anchor: string, heading: string][];
  /** Topics of a digest. */
  topics?: string[];
}

/** The documents of a context. */
export type SearchDocuments = SearchPage[];

/**
 * The index of a context: which words are in which section. The browser makes its search tree of it, which would be
 * five times as large.
 */
export interface SearchIndex {
  /** All words, the most frequent first, apart by spaces. */
  words: string;
  /** For each section, in the order of the documents: places of its words in `words`, each as the step from the last. */
  sections: number[][];
  /** The same for the names that a section explains in a table, by its place; few sections have any. */
  names: Record<string, number[]>;
}

/** Texts of a few sections of a page that stand one after the other, for excerpts. */
export type SectionTexts = string[];

/** How many sections have their texts in one file: an excerpt should not cost the text of a long page. */
export const SECTIONS_PER_FILE = 6;

/** Name of a file in the folder of a build's search. */
export const searchFile = {
  documents: (context: string): string => `${context}.documents.json`,
  index: (context: string): string => `${context}.index.json`,
  /** @param page - its place in the documents */
  texts: (context: string, page: number, section: number): string =>
    `${context}/${page}-${Math.floor(section / SECTIONS_PER_FILE)}.json`,
};

/**
 * Folder of the search below the base path. The stamp is in it, so that a page that is open while the site is deployed
 * never reads the index of one build and the texts of another.
 *
 * @param stamp - when the site was built
 */
export function searchFolder(stamp: string): string {
  return `search-data/${stamp}`;
}

/** Name of the meta element with the stamp. */
export const STAMP_META = 'search-built';

/** Name of the error if a file is not there: the site was deployed since the page was opened. */
export const GONE = 'GoneError';

export function isGone(error: unknown): boolean {
  return error instanceof Error && error.name === GONE;
}
