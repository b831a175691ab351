// The indexer publishes no types of its parts. These cover what the site uses of it.

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse' {
  export interface ParsedPage {
    pageTitle: string;
    description: string;
    /** The start of the page and what stands below each heading, with the anchor and its hash sign. */
    sections: { title: string; hash: string; content: string }[];
  }

  interface ParseOptions {
    /** Read a page that is marked `noindex`, too. */
    forceIgnoreNoIndex: boolean;
    /** Elements to leave out. */
    ignoreCssSelectors: string[];
  }

  /** Finds title, description and sections of a built page. */
  export function parse(html: string, type: 'docs', url: string, options: ParseOptions): ParsedPage | null;
}
