import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

export interface Fence {
  language: string;
  /** What follows the language, such as `title="ada.character.json"`. */
  meta: string;
  code: string;
  /** Line of the file that the code's first line stands on. */
  line: number;
  /** Text of the HTML comments directly above the fence. */
  comments: readonly string[];
}

export interface PageHeading {
  depth: number;
  text: string;
  line: number;
}

/** A Markdown page that people write, taken apart for the checks. */
export interface Page {
  /** Path relative to the site, with forward slashes. */
  file: string;
  frontMatter: Readonly<Record<string, unknown>>;
  fences: readonly Fence[];
  headings: readonly PageHeading[];
  /** Inline code, with its lines. */
  inlineCode: readonly { text: string; line: number }[];
}

/** Folders of written pages. */
const CONTENT_FOLDERS = ['docs', 'community', 'src/pages'] as const;

/** `docs/api` is generated. Digests of the chat have a form of their own, and name settings of other days. */
const LEFT_OUT = /^(?:docs\/api|community\/Discord)\//u;

/** All written pages, sorted by path. */
export function readPages(): Page[] {
  return CONTENT_FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.split(path.sep).join('/')),
    ),
  )
    .filter((file) => /\.mdx?$/u.test(file) && !LEFT_OUT.test(file))
    .sort()
    .map((file) => parsePage(file, readFileSync(file, 'utf8')));
}

/** Takes one page apart; `file` is only used for messages. */
export function parsePage(file: string, text: string): Page {
  const { data, content } = matter(text);
  // Lines count from the top of the file.
  const offset = text.slice(0, text.length - content.length).split('\n').length - 1;
  const fences: Fence[] = [];
  const headings: PageHeading[] = [];
  const inlineCode: { text: string; line: number }[] = [];
  const tree = fromMarkdown(content);
  const lineOf = (node: Nodes): number => (node.position?.start.line ?? 0) + offset;
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
        line: lineOf(node) + 1,
        comments,
      });
    } else if (node.type === 'heading') {
      headings.push({ depth: node.depth, text: toString(node), line: lineOf(node) });
    } else if (node.type === 'inlineCode') {
      inlineCode.push({ text: node.value, line: lineOf(node) });
    }
  });
  return { file, frontMatter: data, fences, headings, inlineCode };
}
