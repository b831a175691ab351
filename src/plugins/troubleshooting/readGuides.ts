import type { Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { MESSAGES_HEADING } from '../../checks/errorRows';
import { readWrittenFiles } from '../../page-model/writtenFiles';
import { RELEASE } from '../../release/version';
import { isBroken, readFrontMatter } from '../../utils/readFrontMatter';

/** The heading above the lists of what the release does not do. */
export const DEFECTS_HEADING = `What doesn't work in ${RELEASE.version}`;

/** Part of a page below a heading of the second level. */
export interface Section {
  nodes: readonly RootContent[];
  /** Line of the heading. */
  line: number;
  /** Line of the file on which a node starts. */
  lineOf: (node: Nodes) => number;
}

/** A page with messages or defects. */
export interface Guide {
  /** Path relative to the site, with forward slashes. */
  file: string;
  title: string;
  /** Below the base path: `/docs/core/actions/`. */
  route: string;
  messages?: Section;
  defects?: Section;
}

/** Digests of the chat quote, and generated pages are not written. */
const PAGES = /^(?:docs|community(?!\/Discord\/))\/.+\.mdx?$/u;

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Reads the pages that have messages or defects, sorted by path. Pages whose front matter can't be read are left out:
 * the early checks tell of them.
 *
 * @param siteDir - folder of the site
 */
export function readGuides(siteDir: string): Guide[] {
  return readWrittenFiles(siteDir)
    .files.filter(({ file }) => PAGES.test(file))
    .flatMap(({ file, text }) => parseGuide(file, text) ?? [])
    .filter(({ messages, defects }) => messages ?? defects);
}

/**
 * Takes a page apart.
 *
 * @returns nothing if its front matter can't be read
 */
export function parseGuide(file: string, text: string): Guide | undefined {
  const read = readFrontMatter(text);
  if (isBroken(read)) {
    return undefined;
  }
  const lines = read.body.split('\n');
  const section = (heading: string): Section | undefined => parseSection(lines, heading, read.bodyLine);
  return {
    file,
    title: String(read.data.title),
    route: routeOf(file),
    messages: section(MESSAGES_HEADING),
    defects: section(DEFECTS_HEADING),
  };
}

/** Parses a section alone, as all guides together take seconds. */
function parseSection(lines: readonly string[], heading: string, firstLine: number): Section | undefined {
  const start = lines.indexOf(`## ${heading}`);
  if (start < 0) {
    return undefined;
  }
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '));
  const { children } = parser.parse(lines.slice(start, length < 0 ? undefined : start + 1 + length).join('\n'));
  const line = firstLine + start;
  return {
    nodes: children.slice(1),
    line,
    lineOf: (node) => (node.position?.start.line ?? 1) + line - 1,
  };
}

/** Index of the heading of the second level with this text, or -1. */
export function findHeading(nodes: readonly RootContent[], text: string): number {
  return nodes.findIndex((node) => node.type === 'heading' && node.depth === 2 && toString(node) === text);
}

/** Index of the first node after the section that starts at an index. */
export function endOfSection(nodes: readonly RootContent[], start: number): number {
  const end = nodes.findIndex((node, index) => index > start && node.type === 'heading' && node.depth <= 2);
  return end < 0 ? nodes.length : end;
}

/** Route of a page below the base path, with slashes at both ends. */
export function routeOf(file: string): string {
  return `/${file.replace(/(?:\/index)?\.mdx?$/u, '')}/`;
}
