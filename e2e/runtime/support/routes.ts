import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const SITE = path.resolve(import.meta.dirname, '../../..');

/** The page with the table of routes. */
export const ROUTES_PAGE = 'docs/rest-api.md';
const HEADING = 'Routes';

/** A row of the table of routes. */
export interface Route {
  /** `POST /:agentId/message`; some rows have two. */
  routes: string[];
  /** The cell that tells the answer, as text. */
  answer: string;
  /** Inline code of that cell. */
  codes: string[];
  line: number;
}

/** The first table below the heading "Routes". */
export function readRoutes(): Route[] {
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(readFileSync(path.join(SITE, ROUTES_PAGE), 'utf8'));
  const start = tree.children.findIndex((node) => node.type === 'heading' && toString(node) === HEADING);
  const table = tree.children.slice(start).find((node) => node.type === 'table');
  return table?.children.slice(1).map(readRow) ?? [];
}

function readRow({ children, position }: TableRow): Route {
  const [route, , , answer] = children;
  return {
    routes: codesOf(route),
    answer: answer ? toString(answer) : '',
    codes: codesOf(answer),
    line: position?.start.line ?? 0,
  };
}

function codesOf(cell: TableCell | undefined): string[] {
  const found: string[] = [];
  if (cell) {
    visit(cell, 'inlineCode', ({ value }) => {
      found.push(value);
    });
  }
  return found;
}
