import { closest } from 'fastest-levenshtein';
import { anchorsOf } from './anchors';
import type { WrittenPage } from '../page-model/written';

const KEY = 'searchedAs';
/** Stands for the page as a whole. */
const PAGE = 'page';

/**
 * Every section that `searchedAs` in the front matter names is on the page.
 *
 * @param more - anchors that the build adds to the page
 * @returns `docs/x.md:4: what is wrong: the fix`, one line each
 */
export function checkSearchedAs(page: WrittenPage, more: Iterable<string> = []): string[] {
  const { file, frontMatter, lineOf, text } = page;
  const words = frontMatter[KEY];
  if (typeof words !== 'object' || words === null) {
    return [];
  }
  const anchors = new Set([PAGE, ...anchorsOf(page), ...more]);
  const lines = text.split('\n');
  return Object.keys(words)
    .filter((anchor) => !anchors.has(anchor))
    .map((anchor) => {
      const below = lines.findIndex(
        (line, index) => index >= lineOf(KEY) && line.replaceAll(/[\s'"]/gu, '').startsWith(`${anchor}:`),
      );
      return `${file}:${below + 1}: ${KEY} names the section "${anchor}", which the page doesn't have: write "${closest(anchor, [...anchors])}", or remove it`;
    });
}
