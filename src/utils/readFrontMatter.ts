import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';

/** A parsed Markdown file. Lines count from 1, from the top of the file. */
export interface ReadFrontMatter {
  /** Empty if there is no front matter. Dates stay text: a Date would turn 2024-02-30 into 1 March. */
  data: Record<string, unknown>;
  /** Line of a key, or the first line if the front matter lacks it. */
  lineOf: (key: string) => number;
  body: string;
  /** Line on which the body starts. */
  bodyLine: number;
}

/** What is wrong with the front matter, and the fix. */
export interface BrokenFrontMatter {
  line: number;
  message: string;
}

const OPENING = /^\uFEFF?---[ \t]*\r?\n/u;
const OTHER_LANGUAGE = /^\uFEFF?---[ \t]*\w/u;
const QUOTES = 'put values with a colon, a quote or a bracket into quotes';
const CLOSING = /^---[ \t]*\r?$/mu;

/**
 * Reads the front matter of a Markdown file.
 *
 * @param text - the whole file
 * @returns the parsed file, or, if the YAML cannot be read, what is wrong and where
 */
export function readFrontMatter(text: string): ReadFrontMatter | BrokenFrontMatter {
  const opening = OPENING.exec(text)?.[0];
  if (opening === undefined) {
    return OTHER_LANGUAGE.test(text)
      ? { line: 1, message: 'the front matter must be YAML: put nothing but --- on the first line' }
      : { data: {}, lineOf: () => 1, body: text, bodyLine: 1 };
  }
  const rest = text.slice(opening.length);
  const closing = CLOSING.exec(rest);
  if (!closing) {
    return { line: 1, message: 'the front matter does not end: put --- on its own line after it' };
  }
  const lines = new LineCounter();
  const document = parseDocument(rest.slice(0, closing.index), { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) {
    return {
      line: lineAt(error.pos[0]),
      message: `the front matter is not valid YAML: ${error.message}: fix the line; ${QUOTES}`,
    };
  }
  const { contents } = document;
  if (contents !== null && !isMap(contents)) {
    return {
      line: lineAt(contents.range[0]),
      message: 'the front matter has no keys: write each line as "key: value"',
    };
  }
  let data: Record<string, unknown> | null;
  try {
    data = document.toJS() as Record<string, unknown> | null;
  } catch {
    // Few aliases can stand for billions of values.
    return { line: 2, message: 'the front matter uses aliases (*name) too often: write the values out' };
  }
  const afterMarker = rest.slice(closing.index + closing[0].length);
  const body = afterMarker.startsWith('\n') ? afterMarker.slice(1) : afterMarker;
  return {
    data: data ?? {},
    lineOf: (key) => {
      const found = contents?.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
      return isScalar(found?.key) ? lineAt(found.key.range[0]) : 1;
    },
    body,
    bodyLine: text.slice(0, text.length - body.length).split('\n').length,
  };
}

/** Whether front matter could not be read. */
export function isBroken(read: ReadFrontMatter | BrokenFrontMatter): read is BrokenFrontMatter {
  return 'message' in read;
}

/**
 * Reads front matter for Docusaurus (`markdown.parseFrontMatter`), so that the site and its checks read it in the same
 * way. Docusaurus's own reader names neither the file nor the line of an error, so the development server could not
 * show them.
 *
 * @throws an error with file, line and fix if the front matter cannot be read
 */
export const parseFrontMatter: ParseFrontMatter = ({ filePath, fileContent }) => {
  const read = readFrontMatter(fileContent);
  return isBroken(read)
    ? Promise.reject(new Error(`${path.relative(process.cwd(), filePath)}:${read.line}: ${read.message}`))
    : Promise.resolve({ frontMatter: read.data, content: read.body.trim() });
};
