import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod/v4';

type Path = readonly PropertyKey[];

/** A YAML file that fits its schema. */
export interface ParsedYaml<Data> {
  data: Data;
  /** Line of the value at a path, counted from 1; if there is none, of what it would be in. */
  lineOf: (...path: Path) => number;
}

/**
 * Reads a YAML file of content.
 *
 * @param file - its path relative to the site, for messages
 * @throws an error with file, line and fix for each thing that is wrong
 */
export function parseYaml<Data>(file: string, text: string, schema: z.ZodType<Data>): ParsedYaml<Data> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const lineOf = (...path: Path): number => {
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : path.length > 0 ? lineOf(...path.slice(0, -1)) : 1;
  };
  const fail = (problems: readonly string[]): never => {
    throw new Error(problems.map((problem) => `${file}:${problem}`).join('\n'));
  };
  if (document.errors.length > 0) {
    fail(document.errors.map(({ pos, message }) => `${lineAt(pos[0])}: ${message}: fix the line`));
  }
  const read = schema.safeParse(document.toJS());
  return read.success
    ? { data: read.data, lineOf }
    : fail(read.error.issues.map(({ path, message }) => `${lineOf(...path)}: ${message}`));
}
