// The package has no types for its internals. These cover what the site uses.

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse' {
  import type { load } from 'cheerio';

  export interface ParsedPage {
    pageTitle: string;
    description: string;
    /** The start of the page and the text below each heading, with the anchor including its hash sign. */
    sections: { title: string; hash: string; content: string }[];
  }

  interface ParseOptions {
    /** Also read pages that are marked `noindex`. */
    forceIgnoreNoIndex: boolean;
  }

  /** Finds title, description and sections of a built page. */
  export function parse(
    page: Parameters<typeof load>[0],
    type: 'docs',
    url: string,
    options: ParseOptions,
  ): ParsedPage | null;
}
