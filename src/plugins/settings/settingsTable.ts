import type { Table, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** The columns of a table of settings, and of one of settings without effect. */
const HEADERS = [
  ['Setting', 'What it does', 'Default', 'Read in', 'Per character'],
  ['Setting', 'Why it has no effect', 'Read in'],
] as const;

/** A column after the name. */
export type Column = Exclude<(typeof HEADERS)[number][number], 'Setting'>;

/** How a header is written in a page. */
export const WRITTEN_HEADERS = HEADERS.map((columns) => `| ${columns.join(' | ')} |`).join(' or ');

/** `OPENAI_API_KEY`, `orderBookPath`, `ETHEREUM_PROVIDER_<CHAIN>`. */
const NAME = /^[A-Za-z][A-Za-z\d_]*(?:<[A-Z]+>)?$/u;

/** The texts of a header: `['Setting', 'What it does', …]`. */
export function columnsOf({ children: [header] }: Table): string[] {
  return header?.children.map((cell) => toString(cell)) ?? [];
}

/** Whether a table claims to be one of settings: other tables are left alone. */
export function isSettingsTable(table: Table): boolean {
  return columnsOf(table)[0] === HEADERS[0][0];
}

/** Whether a table has the columns that readers know from the other tables. */
export function hasKnownColumns(table: Table): boolean {
  const columns = columnsOf(table).join('|');
  return HEADERS.some((header) => header.join('|') === columns);
}

/** The setting of a row: its first cell, which has to be its name in code and nothing else. */
export function nameIn({ children: [cell] }: TableRow): string | undefined {
  const [node, ...more] = cell?.children ?? [];
  return node?.type === 'inlineCode' && more.length === 0 && NAME.test(node.value) ? node.value : undefined;
}

/** The cell of a row below a column, if the table has that column. */
export function cellBelow(column: (typeof HEADERS)[0][number], table: Table, row: TableRow): TableCell | undefined {
  const index = columnsOf(table).indexOf(column);
  return index < 0 ? undefined : row.children[index];
}

/** The anchor of a setting's row on its page: `openai_api_key`. */
export function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d_]/gu, '');
}
