/** What a file of the archive holds, or what is wrong with it. */
export interface Reading<Content> {
  /** Only if nothing is wrong. */
  content?: Content;
  /** `community/Discord/…:3: what is wrong, and the fix`, one line each. */
  problems: string[];
}

/**
 * What all files of a kind hold.
 *
 * @param kind - for the message
 * @param together - finds what is wrong with them as a whole
 * @throws an error that names file, line and fix of everything that is wrong
 */
export function contentsOf<Content>(
  kind: string,
  readings: readonly Reading<Content>[],
  together: (contents: readonly Content[]) => string[] = () => [],
): Content[] {
  const contents = readings.flatMap(({ content }) => (content === undefined ? [] : [content]));
  const problems = [...readings.flatMap((reading) => reading.problems), ...together(contents)];
  if (problems.length > 0) {
    throw new Error(`${kind} need fixing:\n${problems.join('\n')}`);
  }
  return contents;
}
