/** Name of the file with the types of a page's samples, in the folder of the page. */
export const SAMPLE_TYPES_FILE = 'sample-types.json';

/** What is shown of a name: its type, the first sentence about it, and its address below the API reference. */
export type NameNote = readonly [type: string, sentence?: string, address?: string];

/** The types of the samples of one page. */
export interface SampleTypes {
  /** Address of the API reference, with a slash at its end. */
  api: string;
  notes: readonly NameNote[];
  /**
   * The names of each sample, by the key of its code. Three numbers a name: characters since the end of the name before,
   * its length, and the index of its note.
   */
  samples: Readonly<Record<string, readonly number[]>>;
}

/**
 * A key for code, the same at build time and in the browser, so that types are never shown for code that has changed
 * since. FNV-1a, because the browser's own hashes are asynchronous.
 */
export function keyOfCode(code: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < code.length; index += 1) {
    hash = Math.imul(hash ^ code.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
