import { parse, type ParsedPage } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse';
import { headAndArticle } from './headAndArticle';
import { readNames } from './readNames';

/** What a page gathers from others, which are found with it. */
const ELSEWHERE = '[data-no-search]';

/** What the search wants to know of a page. */
export interface ReadPage extends ParsedPage {
  /** Route below the base path, without a slash in front. */
  route: string;
  /** Names that the page explains, by the anchor of the section: see readNames.ts. */
  names: ReadonlyMap<string, string[]>;
}

/**
 * Reads a built page, by the reader of docusaurus-search-local.
 *
 * @param html - the whole page
 * @param route - below the base path, without a slash in front
 * @param options - `withNames`: read the names that the page explains, too
 * @throws an error if that reader finds the page in another form than is known
 */
export function readPage(html: string, route: string, { withNames }: { withNames: boolean }): ReadPage {
  // The rest of a page, mostly menus, is twice as long as its article.
  const article = headAndArticle(html);
  // Pages of old API snapshots are kept from search engines, but not from readers who ask for them.
  const page = parse(article, 'docs', `/${route}`, { forceIgnoreNoIndex: true, ignoreCssSelectors: [ELSEWHERE] });
  if (typeof page?.pageTitle !== 'string' || typeof page.description !== 'string' || !Array.isArray(page.sections)) {
    throw new Error(
      `search: docusaurus-search-local found ${route} in another form than 0.55.3 does. Fix src/plugins/search/build/readPage.ts.`,
    );
  }
  return { ...page, route, names: withNames ? readNames(article) : new Map() };
}
