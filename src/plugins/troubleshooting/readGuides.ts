import type { Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readWrittenFiles } from '../../checks/writtenFiles';
import { RELEASE } from '../../release/version';
import { isBroken, readFrontMatter } from '../../utils/readFrontMatter';

/** The heading above the tables of messages. */
export const MESSAGES_HEADING = 'What goes wrong';
/** The heading above the lists of what the release does not do. */
export const DEFECTS_HEADING = `What doesn't work in ${RELEASE.version}`;

/** Part of a page below a heading of the second level. */
export interface Section {
  nodes: readonly RootContent[];
  /** Line of the heading. */
  line: number;
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
  /** Line of the file on which a node starts. */
  lineOf: (node: Nodes) => number;
}

/** Digests of the chat quote, and generated pages are not written. */
const PAGES = /^(?:docs|community(?!\/Discord\/))\/.+\.mdx?$/u;

const parser = unified().use(remarkParse).use(remarkGfm);

/** What was read last, by file: the development server reads again and again. */
const kept = new Map<string, { text: string; guide: Guide }>();

/**
 * Reads the pages that have messages or defects, sorted by path. Pages whose front matter can't be read are left out:
 * the early checks tell of them.
 *
 * @param siteDir - folder of the site
 */
export function readGuides(siteDir: string): Guide[] {
  return readWrittenFiles(siteDir)
    .files.filter(({ file, text }) => PAGES.test(file) && hasHeading(text))
    .flatMap(({ file, text }) => {
      const before = kept.get(file);
      const guide = before?.text === text ? before.guide : parseGuide(file, text);
      if (guide) {
        kept.set(file, { text, guide });
      }
      return guide ?? [];
    });
}

function hasHeading(text: string): boolean {
  return [MESSAGES_HEADING, DEFECTS_HEADING].some((heading) => text.includes(`\n## ${heading}`));
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
  const nodes = parser.parse(read.body).children;
  const lineOf = (node: Nodes): number => (node.position?.start.line ?? 0) + read.bodyLine - 1;
  const section = (heading: string): Section | undefined => {
    const start = findHeading(nodes, heading);
    const node = nodes[start];
    return node && { nodes: nodes.slice(start + 1, endOfSection(nodes, start)), line: lineOf(node) };
  };
  return {
    file,
    title: String(read.data.title),
    route: routeOf(file),
    messages: section(MESSAGES_HEADING),
    defects: section(DEFECTS_HEADING),
    lineOf,
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
