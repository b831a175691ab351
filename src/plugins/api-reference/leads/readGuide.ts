import type { Code, Heading, PhrasingContent, RootContent } from 'mdast';
import { parsePage } from '../../../page-model/written';

/** Text in which inline code is kept apart. */
export interface Piece {
  text: string;
  isCode: boolean;
  /** Where a link around it leads. */
  url?: string;
}

/** A section of a guide: a heading and what follows it, up to the next heading. */
export interface Section {
  /** Path of the file below the site, with forward slashes. */
  file: string;
  /** Name of the page. */
  title: string;
  /** Its heading; undefined for what is before the first one. */
  heading?: readonly Piece[];
  /** Route with the anchor of the heading, such as `/docs/core/actions/#handlers`. */
  route: string;
  /** Paragraphs and list items, in order. */
  paragraphs: readonly (readonly Piece[])[];
  /** Cells of the rows of tables, without their headers. */
  rows: readonly (readonly (readonly Piece[])[])[];
  /** TypeScript samples, and the context that they need but don't show. */
  samples: readonly { code: string; context: string }[];
}

const TYPESCRIPT = new Set(['ts', 'tsx', 'typescript']);

/**
 * Reads the sections of a written page.
 *
 * @param file - path below the site, such as `docs/core/actions.md`
 * @returns the sections in order; none if the front matter can't be read, which a check reports
 */
export function readGuide(file: string, text: string): Section[] {
  const page = parsePage(file, text);
  if (page.problem !== undefined) {
    return [];
  }
  const { frontMatter, headings, lineOfNode, route, tree } = page;
  // The name in the menu is shorter than the title.
  const title = [frontMatter.sidebar_label, frontMatter.title].find((name) => typeof name === 'string') ?? file;
  const sections: MutableSection[] = [];
  let comments: string[] = [];
  const start = (heading?: Heading): void => {
    const anchor = heading && headings.find(({ line }) => line === lineOfNode(heading))?.anchor;
    sections.push({
      file,
      title,
      heading: heading && heading.depth > 1 ? piecesOf(heading.children) : undefined,
      route: heading && heading.depth > 1 ? `${route}#${anchor ?? ''}` : route,
      paragraphs: [],
      rows: [],
      samples: [],
    });
  };
  start();
  const add = (node: RootContent): void => {
    const section = sections.at(-1);
    if (node.type === 'heading') {
      start(node);
    } else if (node.type === 'html') {
      comments.push(node.value);
      return;
    } else if (node.type === 'code') {
      section?.samples.push(...sampleOf(node, comments));
    } else if (node.type === 'table') {
      const rows = node.children.slice(1);
      section?.rows.push(...rows.map(({ children }) => children.map((cell) => piecesOf(cell.children))));
    } else if (node.type === 'paragraph' && !node.data?.directiveLabel) {
      section?.paragraphs.push(piecesOf(node.children));
    } else if (node.type === 'containerDirective') {
      // Text in a call-out is further from the heading than a paragraph.
      section?.paragraphs.push([]);
      node.children.forEach(add);
      sections.at(-1)?.paragraphs.push([]);
    } else if ('children' in node) {
      node.children.forEach(add);
    }
    comments = [];
  };
  tree.children.forEach(add);
  return sections;
}

type MutableSection = {
  -readonly [Key in keyof Section]: Section[Key] extends readonly (infer Item)[] ? Item[] : Section[Key];
};

function sampleOf({ lang, value }: Code, comments: readonly string[]): { code: string; context: string }[] {
  return TYPESCRIPT.has(lang ?? '') ? [{ code: value, context: comments.join('\n') }] : [];
}

function piecesOf(children: readonly PhrasingContent[]): Piece[] {
  const pieces: Piece[] = [];
  const walk = (node: PhrasingContent, url?: string): void => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      const text = node.value.replaceAll(/\s+/gu, ' ');
      pieces.push({ text, isCode: node.type === 'inlineCode', ...(url && { url }) });
    } else if (node.type === 'break') {
      pieces.push({ text: ' ', isCode: false });
    } else if ('children' in node) {
      node.children.forEach((child) => walk(child, node.type === 'link' ? node.url : url));
    }
  };
  children.forEach((child) => walk(child));
  return pieces;
}

/** The text of pieces, without marks. */
export function plain(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}
