// The indexer publishes no types of its parts. These cover what the site uses of it.

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments' {
  import type { UpstreamIndex } from '@site/src/plugins/search-index/buildContexts';

  interface BuiltPage {
    filePath: string;
    /** Path of the page, base path included. */
    url: string;
    type: 'docs';
  }

  interface ScanOptions {
    /** Read pages that are marked `noindex`, too. */
    forceIgnoreNoIndex: boolean;
  }

  /** Finds titles, headings, descriptions, keywords and texts. */
  export function scanDocuments(pages: readonly BuiltPage[], options: ScanOptions): Promise<UpstreamIndex>;
}
