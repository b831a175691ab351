import type { Background } from '../../troubleshooting/matchLog';

/** A page of a context. */
export interface SearchPage {
  /** Route below the base path, without a slash in front. */
  route: string;
  title: string;
  /** Anchor and heading of each section after the first, which is the start of the page. */
  sections: [anchor: string, heading: string][];
  /** Topics of a digest, in alphabetical order. */
  topics?: string[];
}

/** The documents of a context. */
export type SearchDocuments = SearchPage[];

/** The documents as they are stored: like next to like, which gzip packs best. Each list has an entry for each page. */
export interface StoredDocuments {
  /** See storedDocuments.ts. */
  routes: string;
  /** Empty for digests, because theirs follow from the routes. */
  titles: string[];
  /** Of most sections only the heading, because the anchor follows from it. */
  sections: (string | [anchor: string, heading: string])[][];
  /** All topics, and for each the pages that have it, by their position: see postings.ts. */
  topics?: { ids: string[]; pages: string };
}

/**
 * The index of a context: which sections have which word. The browser builds its search tree from it; the tree itself
 * would be five times as large.
 */
export interface SearchIndex {
  /** All words in the order of the alphabet: see wordList.ts. */
  words: string;
  /** How many sections the documents have. */
  sections: number;
  /** For each word the sections with it in their texts, by their position in the documents: see postings.ts. */
  texts: string;
  /** The same for the names that a section explains in a table. */
  names: string;
  /** The same for the words by which readers look for a section, as its page says. */
  asked: string;
}

/** Around code, in the texts. */
export const CODE_MARK = '`';

/** Texts of a few consecutive sections of a page, for excerpts. */
export type SectionTexts = string[];

/** A message of the page that gathers what goes wrong, with backticks around code. */
export interface SearchMessage {
  anchor: string;
  /** What readers see. */
  seen: string;
  /** Why and what to do, with a tab between them; a line for each cause. */
  text: string;
  /** It only says that something failed. */
  isAnnouncement?: true;
}

/** The messages, and what tells them from other lines of a log. */
export interface SearchMessages {
  messages: SearchMessage[];
  background: Background;
}

/** How many sections share a text file: an excerpt should not load the text of a whole long page. */
export const SECTIONS_PER_FILE = 2;

/** Names of the files in the search folder of a build. */
export const searchFile = {
  documents: (context: string): string => `${context}.documents.json`,
  index: (context: string): string => `${context}.index.json`,
  messages: 'messages.json',
  /** @param page - its position in the documents */
  texts: (context: string, page: number, section: number): string =>
    `${context}/${page}-${Math.floor(section / SECTIONS_PER_FILE)}.json`,
};

/**
 * Folder of the search below the base path. It contains the stamp, so that a page that is open while the site is
 * deployed never mixes the index of one build with the texts of another.
 *
 * @param stamp - when the site was built
 */
export function searchFolder(stamp: string): string {
  return `search-data/${stamp}`;
}

/** Name of the meta element with the stamp. */
export const STAMP_META = 'search-built';
