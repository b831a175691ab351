import { SOURCES_ANCHOR } from '../../release/CheckedSources/anchor';
import type { BuiltPage } from '../../page-model/builtPage';

/** What the Markdown of a page is made from. */
export interface PageContent {
  title: string;
  description: string;
  /** The HTML of what readers came for: the article, or, without one, the main part. */
  content: string;
  /** Day of the last change, if the page shows it: `2026-11-30`. */
  updated?: string;
  /** Whether the page lists the files of the release that it was checked against. */
  hasSources: boolean;
}

/**
 * Reads the content of a built page.
 *
 * @param siteTitle - what the title of each page ends with, after the delimiter
 * @returns nothing if the page has no content, like the search or a redirect
 */
export function readContent({ $, html }: BuiltPage, siteTitle: string): PageContent | undefined {
  const articles = $('article').not('article article');
  const parts = articles.length > 0 ? articles : $('main');
  const start = parts.get(0)?.firstChild?.startIndex;
  const end = parts.get(-1)?.lastChild?.endIndex;
  if (typeof start !== 'number' || typeof end !== 'number') {
    return undefined;
  }
  const title = $('head > title').text();
  const updated = $('time[itemprop="dateModified"]').attr('datetime')?.slice(0, 'YYYY-MM-DD'.length);
  return {
    title: title.endsWith(` | ${siteTitle}`) ? title.slice(0, -` | ${siteTitle}`.length) : title,
    description: $('head > meta[name="description"]').attr('content') ?? '',
    content: html.slice(start, end + 1),
    ...(updated && { updated }),
    hasSources: $(`#${SOURCES_ANCHOR}`).length > 0,
  };
}
