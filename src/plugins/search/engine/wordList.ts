/** Characters that no word has and that JSON writes as they are. The place of one is how much two words share. */
const SHARED = " !#$%&'()*+,-./:;<=>?@[]^`{|}~";
const ENTRY = /([^\p{L}\p{N}_])([\p{L}\p{N}_]*)/gu;

/**
 * A list of words as text: for each, how many characters it shares with the word before it, and the others. Sorted words
 * take two thirds of what they take with spaces between them, both packed with gzip.
 *
 * @param words - made of letters, digits and underscores
 */
export function encodeWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shared = sharedStart(word, words[index - 1] ?? '', SHARED.length - 1);
      return (SHARED[shared] ?? '') + word.slice(shared);
    })
    .join('');
}

export function decodeWords(text: string): string[] {
  let last = '';
  return [...text.matchAll(ENTRY)].map(([, shared = '', rest = '']) => {
    last = last.slice(0, SHARED.indexOf(shared)) + rest;
    return last;
  });
}

/** How many characters two texts have in common at their starts, `most` at most. */
export function sharedStart(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && length < one.length && one[length] === other[length]) {
    length += 1;
  }
  return length;
}
