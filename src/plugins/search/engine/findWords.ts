import { indexWords, matchWords } from '../../../utils/words';

/** Finds the ranges of those words in an element that the index would store as one of the wanted words. */
export function findWords(root: Element, wanted: ReadonlySet<string>): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of matchWords(node.textContent ?? '')) {
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
