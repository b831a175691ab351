/** Shorter names need no place to break. */
const LONG_NAME = 12;

/** The shortest part that is worth its own line. */
const SHORTEST_PART = 5;

/**
 * Splits text where long names in it may break: after `_` and `.`, and before capitals. Joined, the parts are the text.
 */
export function partsOfName(text: string): string[] {
  return text
    .split(/(?<=\s)/u)
    .flatMap((word) => (word.length < LONG_NAME ? [word] : word.split(/(?<=[_.])(?=\w)|(?<=[a-z])(?=[A-Z])/u)))
    .reduce<string[]>((parts, part, index, all) => {
      const last = parts.at(-1);
      const isShortEnd = index === all.length - 1 && part.length < SHORTEST_PART - 1;
      // Lines break at spaces by themselves.
      if (last !== undefined && (last.length < SHORTEST_PART || /\s$/u.test(last) || isShortEnd)) {
        return [...parts.slice(0, -1), last + part];
      }
      return [...parts, part];
    }, []);
}
