/** The words that a reader types into a filter, in lower case. */
export function wordsOf(query: string): string[] {
  return query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A text in lower case with a space before each word. */
export function spaced(text: string): string {
  return ` ${text}`.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

/**
 * Whether a text has a word that begins with one of these: readers type the start of words.
 *
 * @param text - with a space before each word
 */
export function hasStart(text: string, starts: readonly string[]): boolean {
  return starts.some((start) => text.includes(` ${start}`));
}

/** Whether a text has words that begin with all of these. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const searched = spaced(text);
  return words.every((word) => hasStart(searched, [word]));
}
