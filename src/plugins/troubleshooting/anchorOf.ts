/** Longest anchor: enough to tell messages apart, and short enough to read. */
const MAX_LENGTH = 60;

/**
 * The anchor of a message on the page of all messages: its words, as far as they fit. It depends on nothing else, so that
 * links to it last.
 *
 * @param text - what readers see, as text
 */
export function anchorOf(text: string): string {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  let anchor = words.shift()?.slice(0, MAX_LENGTH) ?? '';
  for (const word of words) {
    if (anchor.length + 1 + word.length > MAX_LENGTH) {
      break;
    }
    anchor += `-${word}`;
  }
  return anchor;
}
