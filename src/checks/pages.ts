import type { Nodes, Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
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
  /** `broken` of `:::broken`, or the name of a block, such as `tabs`. */
  kind: string;
  line: number;
  /** Addresses of its links. */
  links: readonly string[];
}

/** A written Markdown page, parsed for the checks. */
export interface Page {
  /** Path relative to the site, with forward slashes. */
  file: string;
  /** The whole file. */
  text: string;
  /** What follows the front matter. */
  body: string;
  /** The body, parsed. Its lines count from the end of the front matter: see `lineOfNode`. */
  tree: Root;
  /** Line of the file on which a node of the tree starts. */
  lineOfNode: (node: Pick<Nodes, 'position'>) => number;
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

/** Whether a file belongs to the chat archive, whose files have forms of their own and mention settings of older releases. */
export function isDigest(file: string): boolean {
  return file.startsWith('community/Discord/');
}

/** As the build reads pages: tables, and call-outs and blocks as directives. */
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/** Pages by file, because several checks and features read the same ones. */
const parsed = new Map<string, Page>();

/**
 * All written pages except digests, sorted by path. Files that can't be read are left out: checkWrittenFiles.ts reports
 * them.
 */
export function readPages(): Page[] {
  return readWrittenFiles('.')
    .files.filter(({ file }) => !isDigest(file))
    .map(({ file, text }) => parsePage(file, text));
}

/**
 * Parses one page. A page is parsed once, however often it is asked for.
 *
 * @param file - path for messages
 * @throws an error with file, line and fix if the front matter cannot be read
 */
export function parsePage(file: string, text: string): Page {
  const known = parsed.get(file);
  if (known?.text === text) {
    return known;
  }
  const read = readFrontMatter(text);
  if (isBroken(read)) {
    throw new Error(`${file}:${read.line}: ${read.message}`);
  }
  const { body, bodyLine, data, lineOf } = read;
  const tree = parser.parse(body);
  withoutInlineDirectives(tree, body);
  const lineOfNode: Page['lineOfNode'] = (node) => (node.position?.start.line ?? 1) + bodyLine - 1;
  const page = { file, text, body, tree, lineOfNode, frontMatter: data, lineOf, ...partsOf(tree, lineOfNode) };
  parsed.set(file, page);
  return page;
}

/** Only blocks are directives on this site: in `10:30` or `::1`, a colon is a colon. */
function withoutInlineDirectives(tree: Root, body: string): void {
  visit(tree, (node, index, parent) => {
    if (index !== undefined && (node.type === 'textDirective' || node.type === 'leafDirective')) {
      const { position, type } = node;
      const text: Text = { type: 'text', value: body.slice(position?.start.offset, position?.end.offset), position };
      const children: Nodes[] | undefined = parent?.children;
      children?.splice(index, 1, type === 'leafDirective' ? { type: 'paragraph', children: [text], position } : text);
    }
  });
}

type Parts = Pick<Page, 'fences' | 'headings' | 'inlineCode' | 'images' | 'html' | 'callOuts'>;

function partsOf(tree: Root, lineOfNode: Page['lineOfNode']): Parts {
  const fences: Fence[] = [];
  const headings: PageHeading[] = [];
  const inlineCode: { text: string; line: number }[] = [];
  const images: { url: string; alt: string; line: number }[] = [];
  const html: { text: string; line: number }[] = [];
  const callOuts: CallOut[] = [];
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
    } else if (node.type === 'containerDirective') {
      const links: string[] = [];
      visit(node, 'link', ({ url }) => {
        links.push(url);
      });
      callOuts.push({ kind: node.name, line: lineOfNode(node), links });
    }
  });
  return { fences, headings, inlineCode, images, html, callOuts };
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
