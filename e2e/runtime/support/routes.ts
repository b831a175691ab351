import path from 'node:path';
import type { TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { written } from '../../../src/page-model/written';

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
  const section = written(ROUTES_PAGE, SITE).section(HEADING);
  const table = section?.nodes.find((node) => node.type === 'table');
  return table?.children.slice(1).map((row) => readRow(row, section?.lineOf(row) ?? 1)) ?? [];
}

function readRow({ children }: TableRow, line: number): Route {
  const [route, , , answer] = children;
  return {
    routes: codesOf(route),
    answer: answer ? toString(answer) : '',
    codes: codesOf(answer),
    line,
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
