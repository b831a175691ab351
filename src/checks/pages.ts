import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isBroken, readFrontMatter } from '../utils/readFrontMatter';
import { readWrittenFiles } from './writtenFiles';

export interface Fence {
  language: string;
  /** What follows the language, such as `title="ada.character.json"`. */
  meta: string;
  code: string;
  /** Line of the file on which the code starts. */
  line: number;
  /** Text of the HTML comments directly above the fence. */
  comments: readonly string[];
}

export interface PageHeading {
  depth: number;
  text: string;
  line: number;
}

export interface CallOut {
  /** `broken` of `:::broken`. */
  kind: string;
  line: number;
  /** Addresses of its links. */
  links: readonly string[];
}

/** A written Markdown page, parsed for the checks. */
export interface Page {
  /** Path relative to the site, with forward slashes. */
  file: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** Line of a key of the front matter, or the first line if the key is missing. */
  lineOf: (key: string) => number;
  fences: readonly Fence[];
  headings: readonly PageHeading[];
  /** Inline code, with its lines. */
  inlineCode: readonly { text: string; line: number }[];
  /** Images in Markdown. */
  images: readonly { url: string; alt: string; line: number }[];
  /** Raw HTML, and JSX where the page has any. */
  html: readonly { text: string; line: number }[];
  callOuts: readonly CallOut[];
}

/** Chat digests have a format of their own, and mention settings of older releases. */
const DIGESTS = /^community\/Discord\//u;

/** The line that starts or ends a call-out: its kind, or nothing. */
const CALL_OUT = /^:{3,}(\w*)/u;

/**
 * All written pages except digests, sorted by path. Files that can't be read are left out: checkWrittenFiles.ts reports
 * them.
 */
export function readPages(): Page[] {
  return readWrittenFiles('.')
    .files.filter(({ file }) => !DIGESTS.test(file))
    .map(({ file, text }) => parsePage(file, text));
}

/**
 * Parses one page.
 *
 * @param file - path for messages
 * @throws an error with file, line and fix if the front matter cannot be read
 */
export function parsePage(file: string, text: string): Page {
  const read = readFrontMatter(text);
  if (isBroken(read)) {
    throw new Error(`${file}:${read.line}: ${read.message}`);
  }
  // Lines count from the top of the file.
  const offset = read.bodyLine - 1;
  const fences: Fence[] = [];
  const headings: PageHeading[] = [];
  const inlineCode: { text: string; line: number }[] = [];
  const images: { url: string; alt: string; line: number }[] = [];
  const html: { text: string; line: number }[] = [];
  const callOuts: (CallOut & { links: string[] })[] = [];
  const open: typeof callOuts = [];
  const tree = fromMarkdown(read.body);
  const lineOfNode = (node: Nodes): number => (node.position?.start.line ?? 0) + offset;
  visit(tree, (node, index, parent) => {
    if (node.type === 'code') {
      const comments: string[] = [];
      for (let above = (index ?? 0) - 1; parent && above >= 0; above -= 1) {
        const sibling = parent.children[above];
        if (sibling?.type !== 'html' || !sibling.value.startsWith('<!--')) {
          break;
        }
        comments.unshift(sibling.value.replace(/^<!--|-->$/gu, '').trim());
      }
      fences.push({
        language: node.lang ?? '',
        meta: node.meta ?? '',
        code: node.value,
        line: lineOfNode(node) + 1,
        comments,
      });
    } else if (node.type === 'heading') {
      headings.push({ depth: node.depth, text: toString(node), line: lineOfNode(node) });
    } else if (node.type === 'inlineCode') {
      inlineCode.push({ text: node.value, line: lineOfNode(node) });
    } else if (node.type === 'image') {
      images.push({ url: node.url, alt: node.alt ?? '', line: lineOfNode(node) });
    } else if (node.type === 'html') {
      html.push({ text: node.value, line: lineOfNode(node) });
    } else if (node.type === 'text') {
      for (const [below, line] of node.value.split('\n').entries()) {
        const [marker, kind] = CALL_OUT.exec(line) ?? [];
        if (kind) {
          const callOut = { kind, line: lineOfNode(node) + below, links: [] };
          callOuts.push(callOut);
          open.push(callOut);
        } else if (marker) {
          open.pop();
        }
      }
    } else if (node.type === 'link') {
      open.at(-1)?.links.push(node.url);
    }
  });
  return { file, frontMatter: read.data, lineOf: read.lineOf, fences, headings, inlineCode, images, html, callOuts };
}

/**
 * Files of the release that a page was checked against: `sources` in the front matter. A skill has them in `metadata`, as
 * one text with spaces, because its format allows only texts there.
 */
export function sourcesOf({ frontMatter: { sources, metadata } }: Pick<Page, 'frontMatter'>): string[] {
  if (Array.isArray(sources)) {
    return sources.map(String);
  }
  const ofSkill = typeof metadata === 'object' && metadata !== null && 'sources' in metadata ? metadata.sources : '';
  return typeof ofSkill === 'string' ? ofSkill.split(/\s+/u).filter(Boolean) : [];
}

const FRAGMENT = /^sample-fragment:\s*(?<of>\w+)/u;

/** Of what a sample is a part, such as `character`, by a comment `sample-fragment: character` above it. */
export function fragmentOf({ comments }: Fence): string | undefined {
  return comments.map((comment) => FRAGMENT.exec(comment)?.groups?.of).find(Boolean);
}

/** The object that has the members of a fragment, as JSON, in the fragment's own lines. */
export function objectOf(fragment: string): string {
  return `{${fragment.trimEnd().replace(/,$/u, '')}}`;
}

const SKIP = /^sample-skip:\s*/u;

/** The reason in a comment `sample-skip: reason` above a sample; undefined if there is no such comment. */
export function skipReason({ comments }: Fence): string | undefined {
  return comments.find((comment) => SKIP.test(comment))?.replace(SKIP, '');
}
