import type { ClientModule } from '@docusaurus/types';
import { indexWords, WORD } from './tokenize';

/** Parameter of the address that holds the words to mark on the page. */
export const HIGHLIGHT_PARAMETER = 'highlight';

const NAME = 'search-result';

/** Marks the words that a search led here for. The page itself stays as it is; old browsers mark nothing. */
const module: ClientModule = {
  onRouteDidUpdate({ location }) {
    if (!('highlights' in CSS)) {
      return;
    }
    CSS.highlights.delete(NAME);
    const wanted = new Set(new URLSearchParams(location.search).getAll(HIGHLIGHT_PARAMETER));
    const article = document.querySelector('article');
    if (wanted.size > 0 && article) {
      CSS.highlights.set(NAME, new Highlight(...rangesOf(article, wanted)));
    }
  },
};

export default module;

function rangesOf(root: Element, wanted: ReadonlySet<string>): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(WORD)) {
      if (indexWords(word).some((term) => wanted.has(term))) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}
