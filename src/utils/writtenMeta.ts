import type { Code } from 'mdast';

/** The line that opens a code block: the fence, the language and the rest. */
const OPENING = /^[`~]+[ \t]*[^\s`~]\S*[ \t]+(\S.*)$/u;

/**
 * What follows the language of a code block, as it is written. Markdown takes a backslash before punctuation as an escape,
 * so that the parser has the path `C:\.config` without it.
 *
 * @param node - a code block
 * @param source - the text that it was parsed from
 * @returns the words after the language; `undefined` if there are none
 */
export function writtenMeta({ meta, position }: Code, source: string): string | undefined {
  const start = position?.start.offset;
  if (!meta || start === undefined) {
    return meta ?? undefined;
  }
  const end = source.indexOf('\n', start);
  return OPENING.exec(source.slice(start, end < 0 ? undefined : end).trimEnd())?.[1] ?? meta;
}
