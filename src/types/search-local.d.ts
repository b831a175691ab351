// The search plugin publishes no types. These cover what the site uses of it.

declare module '@easyops-cn/docusaurus-search-local' {
  export interface PluginOptions {
    indexDocs: boolean;
    indexBlog: boolean;
    indexPages: boolean;
    docsRouteBasePath: string | string[];
    docsDir: string | string[];
    /** `filename`: the index's name carries the hash of its content. */
    hashed: boolean | 'filename' | 'query';
    highlightSearchTermsOnTargetPage: boolean;
    searchResultLimits: number;
    searchResultContextMaxLength: number;
    explicitSearchResultPath: boolean;
    ignoreCssSelectors: string | string[];
    fuzzyMatchingDistance: number;
  }
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker' {
  export interface SearchDocument {
    /** Identifier. */
    i: number;
    /** Text: the title of a page, of a section, or the found text itself. */
    t: string;
    /** Title of the section that a text is in. */
    s?: string;
    /** Address of the page, base path included. */
    u: string;
    /** Anchor, with its hash sign. */
    h?: string;
    /** Identifier of the page that a section or text is in. */
    p?: number;
    /** Breadcrumbs of a page. */
    b?: string[];
  }

  export interface SearchResult {
    document: SearchDocument;
    /** The page that the document is in; `false` or absent for pages. */
    page: SearchDocument | false | undefined;
    /** Words of the query that matched. */
    tokens: string[];
    score: number;
  }

  export function fetchIndexesByWorker(baseUrl: string, searchContext: string): Promise<void>;
  export function searchByWorker(
    baseUrl: string,
    searchContext: string,
    input: string,
    limit: number,
  ): Promise<SearchResult[]>;
}

declare module '@theme-original/SearchPage' {
  import type { ComponentType } from 'react';

  const SearchPage: ComponentType;
  export default SearchPage;
}
