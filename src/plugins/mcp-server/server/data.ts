import type { SearchIndex, SearchMessages, StoredDocuments } from '../../search/engine';

/** The parts of the site that are in the package. */
export const PARTS = ['guides', 'api', 'community'] as const;

export type Part = (typeof PARTS)[number];

/** A page, as its Markdown twin has it. */
export interface DocsPage {
  /** Below the base path, without a slash in front: `docs/intro/`. */
  route: string;
  part: Part;
  title: string;
  description: string;
  /** Markdown without front matter. */
  text: string;
}

/** A row of a table of settings. */
export interface SettingRow {
  name: string;
  /** What its page is about. */
  area: string;
  /** Below the base path, with the anchor of the row. */
  route: string;
  /** The other cells in Markdown, by the names of their columns. */
  cells: Record<string, string>;
}

/** A member of a type. */
export interface ApiMember {
  name: string;
  /** Below the base path, with the anchor of the member. */
  route: string;
  /** Declaration in TypeScript, in one line; of a row in a table, its type or value. */
  signature: string;
  /** What it is, if the source says so. */
  summary: string;
  /** Where it is defined, if it is not on the page of another type. */
  source?: Source;
}

/** A place in the framework's repository. */
export interface Source {
  /** `packages/core/src/runtime.ts:54`. */
  place: string;
  url: string;
}

/** An export of the documented release. */
export interface ApiSymbol {
  name: string;
  /** `class`, `type alias`. */
  kind: string;
  route: string;
  signature: string;
  summary: string;
  source?: Source;
  members: ApiMember[];
  /** What became of it since the release before; absent if it is the same. */
  change?: {
    /** Markdown without links. */
    text: string;
    /** Of its entry on the page of changes. */
    route: string;
    /** Members that are gone. */
    gone: string[];
  };
}

/** What is in `docs.json.br`. */
export interface DocsData {
  release: string;
  /** Name of the package that the API reference is of. */
  packageName: string;
  /** Address of the site, with a slash at its end. */
  siteUrl: string;
  pages: DocsPage[];
  settings: SettingRow[];
  symbols: ApiSymbol[];
  /** Exports that only the release before has, by name: the route of the page, and what to use instead. */
  removed: { release: string; symbols: Record<string, { route: string; use?: string }> };
}

/** What is in `search.json.br`: the files that the search of the site uses. */
export interface SearchData {
  parts: Record<Part, { documents: StoredDocuments; index: SearchIndex }>;
  messages: SearchMessages;
}

/** The files of the package with the data, beside the server. */
export const DATA_FILES = { docs: 'docs.json.br', search: 'search.json.br', server: 'server.cjs' } as const;
