import { stringify } from 'yaml';
import { markdownAddress } from './addresses';
import type { PageContent } from './readContent';
import { toMarkdown } from './toMarkdown';

export interface PageToConvert extends PageContent {
  /** Below the base path, as `docs/intro/`. */
  route: string;
  /** Release that the page documents. */
  release: string;
}

/** Where the site is. */
export interface Site {
  /** Without a slash at its end. */
  origin: string;
  /** With slashes around it. */
  baseUrl: string;
  /** Address of the list of all pages. */
  index: string;
}

/**
 * Converts pages to whole Markdown files: front matter, a line that says where the list of all pages is, and the content.
 * Runs in a process of its own: see index.ts.
 */
export function convertPages(pages: readonly PageToConvert[], site: Site): string[] {
  return pages.map((page) => convertPage(page, site));
}

function convertPage({ title, description, route, release, content }: PageToConvert, site: Site): string {
  const page = new URL(`${site.baseUrl}${route}`, site.origin);
  const { markdown, sources } = toMarkdown(content, (href) => markdownAddress(href, page, site));
  const frontMatter = stringify(
    { title, description, url: page.href, release, ...(sources.length > 0 && { sources }) },
    { lineWidth: 0 },
  );
  return `---\n${frontMatter}---\n\n> All pages of this documentation, as Markdown: ${site.index}\n\n${markdown}`;
}
