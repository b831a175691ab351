import { load, type CheerioAPI } from 'cheerio';
import { DomUtils } from 'htmlparser2';

/** A page that the build has written, parsed once for all features. */
export interface BuiltPage {
  /** Below the base path, without a slash in front. None, if no route has this file, as for a redirect. */
  route?: string;
  /** Below the folder of the build, with slashes. */
  file: string;
  /** The document as React and the template of Docusaurus wrote it. */
  html: string;
  /** Its elements. Steps share them: change only a copy. */
  $: CheerioAPI;
}

/**
 * Parses a page of the build.
 *
 * @param written - the whole document; its elements know where they start and end in it
 * @param file - below the folder of the build
 * @param route - below the base path, without a slash in front
 */
export function builtPage(written: string, file = '', route?: string): BuiltPage {
  // React leaves NUL characters where a piece of its stream ends before a character of several bytes
  // (facebook/react#24985).
  const html = written.replaceAll('\0', '');
  const $ = load(html, { xml: { xmlMode: false, withStartIndices: true, withEndIndices: true } });
  return { file, html, $, ...(route !== undefined && { route }) };
}

/**
 * The document of a page, with quotes around all attributes and all end tags: programs that read link previews or convert to
 * Markdown fail on what a minifier leaves out (facebook/docusaurus#11383 and #12369).
 */
export function htmlOf({ $ }: BuiltPage): string {
  return DomUtils.getOuterHTML($.root().toArray(), { encodeEntities: 'utf8' });
}
