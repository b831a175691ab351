import type { PhrasingContent, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { written, type WrittenPage } from '../../../page-model/written';

/** What the guide says of a member. */
export interface MemberRow {
  /** Its sentence, as plain text. */
  meaning: string;
  /** Route and anchor of its section, without the base path. */
  link: string;
  /** `docs/core/characterfile.md:86` */
  place: string;
}

export interface MemberGuide {
  /** By the path of the member: `settings.modelConfig.temperature`; `[]` stands for the items of a list. */
  rows: ReadonlyMap<string, MemberRow>;
  /** A character with all groups of members, for examples. */
  example: unknown;
  /** `docs/x.md:12: what is wrong: the fix`, one line each. */
  problems: readonly string[];
}

const MEMBERS_PAGE = 'docs/core/characterfile.md';
const REFERENCE = 'docs/core/character-reference.md';
/** The pages with tables of members. */
export const GUIDE_PAGES = [MEMBERS_PAGE, REFERENCE];

const EXAMPLE_TITLE = 'ada-full.character.json';

/** The sections with tables of members, and to which members the names in them belong. A section may have several tables. */
const SECTIONS: readonly (readonly [file: string, heading: string, ...tables: (readonly string[])[]])[] = [
  [MEMBERS_PAGE, 'All members', ['']],
  [REFERENCE, 'Members of settings', ['settings.']],
  [REFERENCE, 'Members of style', ['style.']],
  [REFERENCE, 'Messages in messageExamples', ['messageExamples[][].']],
  [
    REFERENCE,
    'Discord and Telegram in clientConfig',
    ['clientConfig.discord.', 'clientConfig.telegram.'],
    ['clientConfig.telegram.'],
  ],
  [REFERENCE, 'GitBook in clientConfig', ['clientConfig.gitbook.']],
  [REFERENCE, 'twitterProfile and nft', ['']],
  [REFERENCE, 'twitterSpaces', ['twitterSpaces.']],
];

/**
 * Reads what the guide says of each member of a character: the tables whose first column is "Field".
 *
 * @param siteDir - folder of the site
 * @param read - reads a page of the site, for tests
 */
export function readGuide(siteDir: string, read = (file: string): WrittenPage => written(file, siteDir)): MemberGuide {
  const rows = new Map<string, MemberRow>();
  const problems: string[] = [];
  const pages = new Map(GUIDE_PAGES.map((file) => [file, read(file)]));

  for (const [file, heading, ...tables] of SECTIONS) {
    const page = pages.get(file);
    const found = page && tablesBelow(page.tree, heading);
    if (!page || !found || found.length < tables.length) {
      problems.push(
        `${file}:1: the section "${heading}" has ${found?.length ?? 0} tables of fields, not ${tables.length}: write them, or change SECTIONS in src/plugins/character-file/schema/readGuide.ts`,
      );
      continue;
    }
    const link = `${page.route}#${page.headings.find(({ text }) => text === heading)?.anchor ?? ''}`;
    tables.forEach((prefixes, index) => {
      for (const { names, meaning, line } of found[index] ? rowsOf(found[index], page) : []) {
        const place = `${file}:${line}`;
        if (meaning === '') {
          problems.push(`${place}: nothing explains ${names.join(', ')}: fill the last cell`);
        }
        for (const name of prefixes.flatMap((prefix) => names.map((one) => prefix + one))) {
          rows.set(name, { meaning, link, place });
        }
      }
    });
  }
  const example = pages.get(REFERENCE)?.fences.find(({ title }) => title?.includes(EXAMPLE_TITLE));
  if (!example) {
    problems.push(
      `${REFERENCE}:1: the sample ${EXAMPLE_TITLE} is missing: the examples of the JSON Schema are from it`,
    );
  }
  return { rows, problems, example: example ? JSON.parse(example.code) : {} };
}

/** The tables of members between a heading and the next one. */
function tablesBelow({ children }: Root, heading: string): Table[] {
  const start = children.findIndex((node) => node.type === 'heading' && toString(node) === heading);
  const rest = start === -1 ? [] : children.slice(start + 1);
  const end = rest.findIndex(({ type }) => type === 'heading');
  return rest
    .slice(0, end === -1 ? undefined : end)
    .flatMap((node) =>
      node.type === 'table' && node.children[0]?.children[0] && toString(node.children[0].children[0]) === 'Field'
        ? [node]
        : [],
    );
}

function rowsOf(
  { children: [header, ...rows] }: Table,
  { lineOfNode }: WrittenPage,
): { names: string[]; meaning: string; line: number }[] {
  const columns = header?.children.map((cell) => toString(cell)) ?? [];
  return rows.flatMap((row) => {
    const names = row.children[0] ? codeIn(row.children[0].children) : [];
    const cell = (column: string): string => {
      const index = columns.indexOf(column);
      const found = index === -1 ? undefined : row.children[index];
      return found ? toString(found).trim() : '';
    };
    const readBy = cell('Read by');
    const meaning = cell('What it is for') || cell('Effect') || (readBy && `${cell('Type')}. Read by: ${readBy}`);
    // A row such as "any other name" names none.
    return names.length > 0 ? [{ names, meaning: sentence(meaning), line: lineOfNode(row) }] : [];
  });
}

function codeIn(nodes: readonly PhrasingContent[]): string[] {
  return nodes.flatMap((node) =>
    node.type === 'inlineCode' ? [node.value] : 'children' in node ? codeIn(node.children) : [],
  );
}

function sentence(text: string): string {
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/u.test(text) ? '' : '.'}`;
}
