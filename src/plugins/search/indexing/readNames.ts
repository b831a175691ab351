import type { CheerioAPI } from 'cheerio';

/**
 * Reads the names that a page explains in its tables: code at the start of the first cell of a row, by the anchor of
 * the section; an empty anchor is the start of the page. These are what a reader wants who searches for a setting or a
 * member.
 *
 * @param $ - an article
 */
export function readNames($: CheerioAPI): Map<string, string[]> {
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
