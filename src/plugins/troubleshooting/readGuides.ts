import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { MESSAGES_HEADING } from '../../checks/errorRows';
import { parsePage, type Section } from '../../page-model/written';
import { readWrittenFiles } from '../../page-model/writtenFiles';
import { RELEASE } from '../../release/version';

/** The heading above the lists of what the release does not do. */
export const DEFECTS_HEADING = `What doesn't work in ${RELEASE.version}`;

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
  const page = parsePage(file, text);
  if (page.problem !== undefined) {
    return undefined;
  }
  return {
    file,
    title: String(page.frontMatter.title),
    route: page.route,
    messages: page.section(MESSAGES_HEADING),
    defects: page.section(DEFECTS_HEADING),
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
