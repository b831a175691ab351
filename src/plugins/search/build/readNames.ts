import { load } from 'cheerio';

/**
 * Names that a page explains in its tables: code that starts the first cell of a row, by the anchor of the section that
 * the table is in; an empty anchor is the start of the page. A reader who looks for a setting or a member wants these.
 */
export function readNames(html: string): Map<string, string[]> {
  const $ = load(html);
  const names = new Map<string, string[]>();
  let anchor = '';
  $('article')
    .find('h1, h2, h3, tbody tr')
    .each((_, element) => {
      if (/^h\d$/u.test(element.tagName)) {
        anchor = element.attribs.id ?? '';
        return;
      }
      const name = $(element).children('td').first().find('code').first().text().trim();
      if (name) {
        names.set(anchor, [...(names.get(anchor) ?? []), name]);
      }
    });
  return names;
}
