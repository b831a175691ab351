import { load, type CheerioAPI } from 'cheerio';

/** A page that the build has written, parsed once for all features. */
export interface BuiltPage {
  /** Below the base path, without a slash in front. None, if no route has this file, as for a redirect. */
  route?: string;
  /** Below the folder of the build, with slashes. */
  file: string;
  /** The whole document, with quoted attributes and all end tags. */
  html: string;
  /** Its elements. Steps share them: change only a copy. */
  $: CheerioAPI;
}

/**
 * Parses a page of the build.
 *
 * @param html - the whole document; its elements know where they start and end in it
 * @param file - below the folder of the build
 * @param route - below the base path, without a slash in front
 */
export function builtPage(html: string, file = '', route?: string): BuiltPage {
  const $ = load(html, { xml: { xmlMode: false, withStartIndices: true, withEndIndices: true } });
  return { file, html, $, ...(route !== undefined && { route }) };
}
