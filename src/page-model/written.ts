import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import Slugger from 'github-slugger';
import type { Nodes, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { isBroken, readFrontMatter, type BrokenFrontMatter, type ReadFrontMatter } from '../utils/readFrontMatter';
import { writtenMeta } from '../utils/writtenMeta';
import { textProblem } from './textProblem';

export interface Fence {
  language: string;
  /** What follows the language, such as `title="ada.character.json"`. */
  meta: string;
  /** The title in `meta`. */
  title?: string;
  code: string;
  /** Line of the file on which the code starts. */
  line: number;
  /** Text of the HTML comments directly above the fence. */
  comments: readonly string[];
}

export interface PageHeading {
  depth: number;
  text: string;
  /** As the build writes it. The heading of the first level takes one, but doesn't show it. */
  anchor: string;
  /** `words` of a heading that ends in `{#words}`. */
  ownAnchor: string | undefined;
  line: number;
}

export interface CallOut {
  /** `broken` of `:::broken`, or the name of a block, such as `tabs`. */
  kind: string;
  line: number;
  /** Addresses of its links. */
  links: readonly string[];
}

/** Part of a page below a heading of the second level. */
export interface Section {
  nodes: readonly RootContent[];
  /** Line of the heading. */
  line: number;
  /** Line of the file on which a node starts. */
  lineOf: (node: Nodes) => number;
}

interface Parts {
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

/**
 * A page as people write it. It is taken apart when something of it is first asked for, and only once: its trees belong to
 * all that read the page, so nothing may change them.
 *
 * What follows `problem` throws it as an error if there is one, apart from `route`.
 */
export class WrittenPage {
  #read: ReadFrontMatter | BrokenFrontMatter | undefined;
  #tree: Root | undefined;
  #parts: Parts | undefined;
  readonly #sections = new Map<string, Section | undefined>();

  /**
   * @param file - path relative to the site, with forward slashes
   * @param text - the whole file
   * @param notText - `docs/x.md:1: what is wrong: the fix`, if the file is not UTF-8 text
   */
  constructor(
    readonly file: string,
    readonly text: string,
    readonly notText?: string,
  ) {}

  get #front(): ReadFrontMatter | BrokenFrontMatter {
    return (this.#read ??= readFrontMatter(this.text));
  }

  /** `docs/x.md:3: what is wrong: the fix`, if the front matter can't be read. */
  get problem(): string | undefined {
    const front = this.#front;
    return isBroken(front) ? `${this.file}:${front.line}: ${front.message}` : undefined;
  }

  get #readable(): ReadFrontMatter {
    const front = this.#front;
    if (isBroken(front)) {
      throw new Error(this.problem);
    }
    return front;
  }

  get frontMatter(): Readonly<Record<string, unknown>> {
    return this.#readable.data;
  }

  /** Line of a key of the front matter, or the first line if the key is missing. */
  get lineOf(): (key: string) => number {
    return this.#readable.lineOf;
  }

  /** What follows the front matter. */
  get body(): string {
    return this.#readable.body;
  }

  /** Line of the file on which the body starts. */
  get bodyLine(): number {
    return this.#readable.bodyLine;
  }

  /** The body, parsed. Its lines count from the end of the front matter: see `lineOfNode`. */
  get tree(): Root {
    return (this.#tree ??= parseMarkdown(this.body));
  }

  /** Line of the file on which a node of the tree starts. */
  readonly lineOfNode = ({ position }: Pick<Nodes, 'position'>): number =>
    (position?.start.line ?? 1) + this.bodyLine - 1;

  /** Route below the base path, with slashes at both ends: `/docs/intro/`. The front matter may have another than the file. */
  get route(): string {
    const slug = this.text.includes('\nslug:') && this.problem === undefined ? this.frontMatter.slug : undefined;
    if (typeof slug !== 'string') {
      return routeOfFile(this.file);
    }
    const [instance = ''] = this.file.split('/');
    const folder = slug.startsWith('/') ? instance : path.posix.dirname(this.file);
    return `/${path.posix.join(folder, slug, '/')}`;
  }

  /**
   * The part of the page below a heading of the second level. It is parsed alone, as all guides together take seconds.
   *
   * @returns nothing if the page has no such heading
   */
  section(heading: string): Section | undefined {
    if (!this.#sections.has(heading)) {
      this.#sections.set(heading, sectionOf(this, heading));
    }
    return this.#sections.get(heading);
  }

  get #found(): Parts {
    return (this.#parts ??= partsOf(this));
  }

  get fences(): Parts['fences'] {
    return this.#found.fences;
  }

  get headings(): Parts['headings'] {
    return this.#found.headings;
  }

  get inlineCode(): Parts['inlineCode'] {
    return this.#found.inlineCode;
  }

  get images(): Parts['images'] {
    return this.#found.images;
  }

  get html(): Parts['html'] {
    return this.#found.html;
  }

  get callOuts(): Parts['callOuts'] {
    return this.#found.callOuts;
  }
}

interface Kept {
  page: WrittenPage;
  mtimeMs: number;
  size: number;
}

interface Pages {
  /** By path. */
  onDisk: Map<string, Kept>;
  /** The last page of each file. */
  parsed: Map<string, WrittenPage>;
}

const shared = globalThis as typeof globalThis & { writtenPages?: Pages };
/** Docusaurus loads this module again for each plugin, so the pages are kept outside of it. */
const { onDisk, parsed }: Pages = (shared.writtenPages ??= { onDisk: new Map(), parsed: new Map() });

/**
 * Reads a page. It is the same object until the file changes.
 *
 * @param file - path relative to the site, with forward slashes
 * @param siteDir - folder of the site
 * @throws the error of the file system if there is no such file
 */
export function written(file: string, siteDir = '.'): WrittenPage {
  const full = path.resolve(siteDir, file);
  const { mtimeMs, size } = statSync(full);
  const known = onDisk.get(full);
  if (known?.mtimeMs === mtimeMs && known.size === size) {
    return known.page;
  }
  const bytes = readFileSync(full);
  const wrong = textProblem(bytes);
  const page = new WrittenPage(file, bytes.toString('utf8'), wrong && `${file}:${wrong.line}: ${wrong.message}`);
  onDisk.set(full, { page, mtimeMs, size });
  parsed.set(file, page);
  return page;
}

/**
 * A page whose text is at hand. It is the same object as long as the text stays the same.
 *
 * @param file - path relative to the site, for routes and messages
 */
export function parsePage(file: string, text: string): WrittenPage {
  const known = parsed.get(file);
  if (known?.text === text) {
    return known;
  }
  const page = new WrittenPage(file, text);
  parsed.set(file, page);
  return page;
}

/** Route of a file below the base path, with slashes at both ends: `/docs/intro/` of `docs/intro.md`. */
export function routeOfFile(file: string): string {
  return `/${file
    .replace(/^src\/pages\//u, '')
    .replace(/\.(?:mdx?|[jt]sx?)$/u, '')
    .replace(/(?:^|\/)index$/u, '')}/`.replaceAll('//', '/');
}

/** As the build reads pages: tables, and call-outs and blocks as directives. JSX is HTML here, whose lines the checks need. */
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(onlyBlocks).freeze();

/** Only blocks are directives on this site: in `10:30` or `::1`, a colon is a colon. */
function onlyBlocks(this: Processor): void {
  const colon = ':'.charCodeAt(0);
  const { micromarkExtensions = [] } = this.data();
  const { flow } = micromarkExtensions.pop() as { flow: Record<number, unknown[]> };
  const [block] = flow[colon] ?? [];
  micromarkExtensions.push({ flow: { [colon]: block } } as never);
}

/** Parses Markdown that is no page of its own. */
export function parseMarkdown(markdown: string): Root {
  return parser.parse(markdown);
}

function sectionOf({ body, bodyLine }: WrittenPage, heading: string): Section | undefined {
  const lines = body.split('\n');
  const start = lines.indexOf(`## ${heading}`);
  if (start < 0) {
    return undefined;
  }
  const length = lines.slice(start + 1).findIndex((text) => text.startsWith('## '));
  const { children } = parseMarkdown(lines.slice(start, length < 0 ? undefined : start + 1 + length).join('\n'));
  const line = bodyLine + start;
  return { nodes: children.slice(1), line, lineOf: (node) => (node.position?.start.line ?? 1) + line - 1 };
}

const TITLE = /\btitle="([^"]+)"/u;
/** As Docusaurus reads it. */
const OWN_ANCHOR = /\{#((?:.(?!\{#|\}))*.)\}$/u;

function partsOf({ body, tree, lineOfNode }: WrittenPage): Parts {
  const fences: Fence[] = [];
  const headings: PageHeading[] = [];
  const inlineCode: { text: string; line: number }[] = [];
  const images: { url: string; alt: string; line: number }[] = [];
  const html: { text: string; line: number }[] = [];
  const callOuts: CallOut[] = [];
  const slugger = new Slugger();
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
      const meta = writtenMeta(node, body) ?? '';
      fences.push({
        language: node.lang ?? '',
        meta,
        title: TITLE.exec(meta)?.[1],
        code: node.value,
        line: lineOfNode(node) + 1,
        comments,
      });
    } else if (node.type === 'heading') {
      const text = toString(node);
      const ownAnchor = OWN_ANCHOR.exec(text)?.[1];
      const anchor = ownAnchor ?? slugger.slug(text);
      headings.push({ depth: node.depth, text, anchor, ownAnchor, line: lineOfNode(node) });
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
