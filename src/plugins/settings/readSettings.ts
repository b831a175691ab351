import type { PhrasingContent, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../page-model/written';
import { readWrittenFiles, type WrittenFile } from '../../page-model/writtenFiles';
import {
  anchorOf,
  cellBelow,
  type Column,
  columnsOf,
  hasKnownColumns,
  isSettingsTable,
  nameIn,
  WRITTEN_HEADERS,
} from './settingsTable';

/** Folder of the pages with tables of settings, relative to the site. */
export const SETTINGS_FOLDER = 'docs/guides/configuration';

/** A row of a table of settings. */
export interface Setting {
  name: string;
  /** What it does, or that and why it does nothing. */
  meaning: PhrasingContent[];
  /** All cells but the name, as they are written in Markdown, by the names of their columns. */
  cells: Partial<Record<Column, string>>;
  /** What its page is about, as the sidebar says it. */
  area: string;
  /** Route and anchor of its row, below the base path. */
  address: string;
}

export interface SettingReading {
  /** In the order of the files and of their rows. */
  settings: Setting[];
  /** `docs/guides/configuration/models.md:63: what is wrong: the fix`, one line each. */
  problems: string[];
}

/** So that a row, and its entry in the list of all settings, is taken in at a glance. */
const LONGEST_MEANING = 180;

const PER_CHARACTER = ['yes', 'no', 'partly'];

/**
 * Reads all tables of settings and checks them. Pages whose front matter can't be read are left
 * out: the early checks tell of them.
 *
 * @param siteDir - folder of the site
 */
export function readSettings(siteDir: string): SettingReading {
  const pages = readWrittenFiles(siteDir).files.filter(({ file }) => file.startsWith(`${SETTINGS_FOLDER}/`));
  const read = pages.map(readSettingsOf);
  return {
    settings: read.flatMap(({ settings }) => settings),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Reads the tables of settings of one page. */
export function readSettingsOf({ file, text }: WrittenFile): SettingReading {
  const settings: Setting[] = [];
  const problems: string[] = [];
  const page = parsePage(file, text);
  if (page.problem !== undefined) {
    return { settings, problems };
  }
  const { frontMatter, tree, lineOfNode, body, route } = page;
  const area = String(frontMatter.sidebar_label ?? frontMatter.title);
  const lines = new Map<string, number>();

  visit(tree, 'table', (table) => {
    if (!isSettingsTable(table)) {
      return;
    }
    const report = (node: Table | Table['children'][number], problem: string): void => {
      problems.push(`${file}:${lineOfNode(node)}: ${problem}`);
    };
    if (!hasKnownColumns(table)) {
      report(table, `the columns are "${columnsOf(table).join(' | ')}": write ${WRITTEN_HEADERS}`);
      return;
    }
    for (const row of table.children.slice(1)) {
      const name = nameIn(row);
      const [first, meaning] = row.children;
      if (name === undefined) {
        report(
          row,
          `"${first ? toString(first) : ''}" isn't a setting: write one name in code, such as \`OPENAI_API_KEY\``,
        );
        continue;
      }
      if (row.children.length < columnsOf(table).length || row.children.some((cell) => toString(cell) === '')) {
        report(row, `a cell of ${name} is empty: fill it, with "none" if there is no default`);
        continue;
      }
      const before = lines.get(anchorOf(name));
      if (before !== undefined) {
        report(row, `${name} also has a row on line ${before}: put both into one`);
        continue;
      }
      lines.set(anchorOf(name), lineOfNode(row));
      const words = meaning ? toString(meaning) : '';
      if (words.length > LONGEST_MEANING) {
        report(
          row,
          `what ${name} does takes ${words.length} characters: say it in ${LONGEST_MEANING}, and the rest below the table`,
        );
      }
      if (/^(?:the same|its)\b/iu.test(words)) {
        report(row, `"${words}" refers to another row: write it out, because readers see each row alone`);
      }
      const perCharacter = cellBelow('Per character', table, row);
      if (perCharacter && !PER_CHARACTER.includes(toString(perCharacter))) {
        report(row, `"Per character" of ${name} is "${toString(perCharacter)}": write ${PER_CHARACTER.join(', ')}`);
      }
      settings.push({
        name,
        meaning: [
          ...(perCharacter ? [] : [{ type: 'text' as const, value: 'No effect. ' }]),
          ...(meaning?.children ?? []),
        ],
        cells: Object.fromEntries(
          columnsOf(table).flatMap((column, place) =>
            place === 0 ? [] : [[column, sourceOf(row.children[place], body)]],
          ),
        ),
        area,
        address: `${route}#${anchorOf(name)}`,
      });
    }
  });
  return { settings, problems };
}

/** The Markdown in a cell. */
function sourceOf(cell: TableCell | undefined, body: string): string {
  const [first, last] = [cell?.children.at(0), cell?.children.at(-1)];
  return body.slice(first?.position?.start.offset ?? 0, last?.position?.end.offset ?? 0);
}
