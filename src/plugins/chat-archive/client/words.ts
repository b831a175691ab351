/** The words that a reader types into a filter, in lower case. */
export function wordsOf(query: string): string[] {
  return query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Whether a text has words that begin with all of these: readers type the start of words.
 *
 * @param words - instead of a word a list, of which one is enough
 */
export function hasAll(text: string, words: readonly (string | readonly string[])[]): boolean {
  const spaced = ` ${text}`.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return words.every((word) => [word].flat().some((start) => spaced.includes(` ${start}`)));
}
