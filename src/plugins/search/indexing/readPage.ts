import { parse, type ParsedPage } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse';
import { load } from 'cheerio';
import type { BuiltPage } from '../../../page-model/builtPage';
import { asLines, markBlocks } from './markBlocks';
import { readNames } from './readNames';

/** What a page gathers from others, which are found with it, and notes on terms, which are not part of the sentence. */
const LEFT_OUT = ['[data-no-search]', '[role="tooltip"]'];

/** What the search needs to know about a page. */
export interface ReadPage extends ParsedPage {
  /** Route below the base path, without a slash in front. */
  route: string;
  /** Names that the page explains, by the anchor of the section: see readNames.ts. */
  names: ReadonlyMap<string, string[]>;
  /** Words by which readers look for its sections, by their anchors: see readSearchedAs.ts. */
  searchedAs?: ReadonlyMap<string, string>;
}

/**
 * Reads a built page with the page reader of docusaurus-search-local. The text of a section has a line for each paragraph,
 * list item and row of a table, with tabs between the cells: see markBlocks.ts.
 *
 * @param page - has a route
 * @param options - `withNames`: also read the names that the page explains
 * @throws an error if that reader does not find the page in the known form
 */
export function readPage({ $: built, route = '' }: BuiltPage, { withNames }: { withNames: boolean }): ReadPage {
  // The rest of a page, mostly menus, is twice as long as its article, and not searched.
  const $ = load(built('head > meta[name="description"]').add(built('article').first()).clone().toArray());
  const names = withNames ? readNames($) : new Map<string, string[]>();
  $(LEFT_OUT.join()).remove();
  markBlocks($);
  // Pages of old API snapshots are hidden from search engines, but not from this search.
  const page = parse($.root().contents().toArray(), 'docs', `/${route}`, { forceIgnoreNoIndex: true });
  if (typeof page?.pageTitle !== 'string' || typeof page.description !== 'string' || !Array.isArray(page.sections)) {
    throw new Error(
      `search: docusaurus-search-local finds ${route} in a different form than 0.55.3. Fix src/plugins/search/indexing/readPage.ts.`,
    );
  }
  const sections = page.sections.map((section) => ({ ...section, content: asLines(section.content) }));
  return { ...page, sections, route, names };
}
