import { addressOf, markdownAddress, type Site } from './addresses';
import type { PageContent } from './readContent';
import { toMarkdown } from './toMarkdown';

export interface PageToConvert extends PageContent {
  /** Below the base path, as `docs/intro/`. */
  route: string;
  /** Release that the page documents. */
  release: string;
}

/** Converts the content of pages to Markdown. Runs in its own process: see writePages.ts. */
export function convertPages(pages: readonly PageToConvert[], site: Site): string[] {
  return pages.map(({ route, content }) => {
    const page = addressOf(route, site);
    return toMarkdown(content, (href) => markdownAddress(href, page, site));
  });
}
