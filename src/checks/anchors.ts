import Slugger from 'github-slugger';
import type { WrittenPage } from '../page-model/written';
import { repeats } from '../utils/repeats';

/** A place on a page that a link can lead to. */
interface Anchor {
  id: string;
  /** Line of the file. */
  line: number;
  /** What has it, for messages. */
  what: string;
}

const HTML_ID = /\s(?:id|name)="([^"{}]+)"/gu;

function anchorsInHtml({ html }: WrittenPage): Anchor[] {
  return html
    .filter(({ text }) => !text.startsWith('<!--'))
    .flatMap(({ text, line }) =>
      [...text.matchAll(HTML_ID)].map(({ 1: id = '', index }) => ({
        id,
        line: line + text.slice(0, index).split('\n').length - 1,
        what: `id="${id}"`,
      })),
    );
}

/**
 * The anchors of a page, as the build writes them. The heading of the first level has none.
 *
 * @param page - a written or generated page
 */
export function anchorsOf(page: WrittenPage): Set<string> {
  return new Set([
    ...page.headings.filter(({ depth }) => depth > 1).map(({ anchor }) => anchor),
    ...anchorsInHtml(page).map(({ id }) => id),
  ]);
}

/**
 * Every anchor is on its page once. Two equal headings would get `#fix` and `#fix-1`, and a link to the second would
 * lead elsewhere as soon as a third comes before it.
 *
 * @returns `docs/x.md:12: what is wrong: the fix`, one line each
 */
export function checkAnchors(page: WrittenPage): string[] {
  // As their author means them: without the numbers that tell equal ones apart.
  const ofHeadings = page.headings.map(({ text, line, ownAnchor }) => ({
    id: ownAnchor ?? new Slugger().slug(text),
    line,
    what: `"${text}"`,
  }));
  return repeats<Anchor>([...ofHeadings, ...anchorsInHtml(page)], ({ id }) => id).map(
    ({ item: { id, line, what }, first }) =>
      `${page.file}:${line}: ${what} has the anchor #${id}, as ${first.what} on line ${first.line}: word one of them differently`,
  );
}
