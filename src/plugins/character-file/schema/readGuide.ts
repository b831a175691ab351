import type { Nodes, Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { written, type WrittenPage } from '../../../page-model/written';
import { RELEASE } from '../../../release/version';

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
  /** The section on what has no effect: its route and anchor, and the names in it. */
  unread: { link: string; names: ReadonlySet<string> };
  /** A character with all groups of members, for examples. */
  example: unknown;
  /** `docs/x.md:12: what is wrong: the fix`, one line each. */
  problems: readonly string[];
}

const MEMBERS_PAGE = 'docs/core/characterfile.md';
const REFERENCE = 'docs/core/character-reference.md';
const TEMPLATES_PAGE = 'docs/guides/template-configuration.md';
/** The pages that tell of members. */
export const GUIDE_PAGES = [MEMBERS_PAGE, REFERENCE, TEMPLATES_PAGE];

const EXAMPLE_TITLE = 'ada-full.character.json';
const UNREAD_HEADING = `What doesn't work in ${RELEASE.version}`;

interface GuideSection {
  file: string;
  heading: string;
  /** To which members the names in each of its tables belong, such as `settings.`. */
  tables?: readonly (readonly string[])[];
  /** Members that its first paragraph is about. */
  about?: readonly string[];
}

const ofTemplates = (heading: string): GuideSection => ({ file: TEMPLATES_PAGE, heading, tables: [['templates.']] });
const ofReference = (heading: string, tables: readonly (readonly string[])[], about?: string[]): GuideSection => ({
  file: REFERENCE,
  heading,
  tables,
  about,
});

/** The sections that tell of members. */
const SECTIONS: readonly GuideSection[] = [
  { file: MEMBERS_PAGE, heading: 'All members', tables: [['']] },
  { file: MEMBERS_PAGE, heading: 'Let the editor check the file', about: ['$schema'] },
  {
    file: MEMBERS_PAGE,
    heading: 'Plugins that a character loads',
    about: ['name', 'description', 'actions', 'providers', 'evaluators', 'services', 'clients'].map(
      (name) => `plugins[].${name}`,
    ),
  },
  ofTemplates('Templates of message handlers'),
  ofTemplates('Templates that decide whether to answer'),
  ofTemplates('Templates of posts and the timeline'),
  ofTemplates('Templates of evaluators'),
  ofReference('Members of settings', [['settings.']]),
  ofReference('Members of style', [['style.']]),
  ofReference('Messages in messageExamples', [['messageExamples[][].']]),
  ofReference(
    'Discord and Telegram in clientConfig',
    [['clientConfig.discord.', 'clientConfig.telegram.'], ['clientConfig.telegram.']],
    ['clientConfig.discord', 'clientConfig.telegram'],
  ),
  ofReference('GitBook in clientConfig', [['clientConfig.gitbook.']], ['clientConfig.gitbook']),
  ofReference('twitterProfile and nft', [['']]),
  ofReference('twitterSpaces', [['twitterSpaces.']], ['twitterSpaces']),
];

/**
 * Reads what the guide says of each member of a character: the tables whose first column is "Field" or "Key", and the
 * first paragraphs of sections about members that have no row.
 *
 * @param siteDir - folder of the site
 * @param read - reads a page of the site, for tests
 */
export function readGuide(siteDir: string, read = (file: string): WrittenPage => written(file, siteDir)): MemberGuide {
  const rows = new Map<string, MemberRow>();
  const problems: string[] = [];
  const add = (name: string, row: MemberRow): void => {
    const other = rows.get(name);
    // A template that a client uses twice has two rows.
    rows.set(name, other?.link === row.link ? { ...other, meaning: `${other.meaning} ${row.meaning}` } : row);
  };

  for (const { file, heading, tables = [], about = [] } of SECTIONS) {
    const page = read(file);
    const nodes = nodesBelow(page.tree, heading);
    const found = nodes.filter(isTableOfMembers);
    const paragraph = nodes.find(({ type }) => type === 'paragraph');
    const link = linkTo(page, heading);
    const lacks = (what: string): void => {
      problems.push(
        `${file}:1: the section "${heading}" has ${what}: write it, or change SECTIONS in src/plugins/character-file/schema/readGuide.ts`,
      );
    };
    if (found.length < tables.length) {
      lacks(`${found.length} tables of fields, not ${tables.length}`);
      continue;
    }
    tables.forEach((prefixes, index) => {
      for (const { names, meaning, line } of found[index] ? rowsOf(found[index], page) : []) {
        const place = `${file}:${line}`;
        if (meaning === '') {
          problems.push(`${place}: nothing explains ${names.join(', ')}: fill the last cell`);
        }
        for (const name of prefixes.flatMap((prefix) => names.map((one) => prefix + one))) {
          add(name, { meaning, link, place });
        }
      }
    });
    if (about.length > 0 && !paragraph) {
      lacks(`no paragraph about ${about.join(', ')}`);
    } else if (paragraph) {
      // A sample may follow it.
      const meaning = toString(paragraph).replaceAll(/\s+/gu, ' ').replace(/:$/u, '.');
      const row = { meaning, link, place: `${file}:${page.lineOfNode(paragraph)}` };
      about.forEach((name) => add(name, row));
    }
  }
  const reference = read(REFERENCE);
  const example = reference.fences.find(({ title }) => title?.includes(EXAMPLE_TITLE));
  if (!example) {
    problems.push(
      `${REFERENCE}:1: the sample ${EXAMPLE_TITLE} is missing: the examples of the JSON Schema are from it`,
    );
  }
  return {
    rows,
    unread: {
      link: linkTo(reference, UNREAD_HEADING),
      names: new Set(nodesBelow(reference.tree, UNREAD_HEADING).flatMap(codeIn)),
    },
    problems,
    example: example ? JSON.parse(example.code) : {},
  };
}

function linkTo({ route, headings }: WrittenPage, heading: string): string {
  return `${route}#${headings.find(({ text }) => text === heading)?.anchor ?? ''}`;
}

/** What is between a heading and the next one. */
function nodesBelow({ children }: Root, heading: string): RootContent[] {
  const start = children.findIndex((node) => node.type === 'heading' && toString(node) === heading);
  const rest = start === -1 ? [] : children.slice(start + 1);
  const end = rest.findIndex(({ type }) => type === 'heading');
  return rest.slice(0, end === -1 ? undefined : end);
}

function isTableOfMembers(node: RootContent): node is Table {
  const [first] = node.type === 'table' ? (node.children[0]?.children ?? []) : [];
  return first !== undefined && ['Field', 'Key'].includes(toString(first));
}

function rowsOf(
  { children: [header, ...rows] }: Table,
  { lineOfNode }: WrittenPage,
): { names: string[]; meaning: string; line: number }[] {
  const columns = header?.children.map((cell) => toString(cell)) ?? [];
  return rows.flatMap((row) => {
    const names = row.children[0] ? codeIn(row.children[0]) : [];
    const cell = (column: string): string => {
      const index = columns.indexOf(column);
      const found = index === -1 ? undefined : row.children[index];
      return found ? toString(found).trim() : '';
    };
    const readBy = cell('Read by');
    const meaning =
      cell('What it is for') ||
      cell('Effect') ||
      (readBy ? `${cell('Type')}. Read by: ${readBy}` : named(columns.slice(1), cell));
    // A row such as "any other name" names none.
    return names.length > 0 ? [{ names, meaning: sentence(meaning), line: lineOfNode(row) }] : [];
  });
}

/** Cells with the names of their columns, except for the empty ones. */
function named(columns: readonly string[], cell: (column: string) => string): string {
  return columns.flatMap((column) => (/\w/u.test(cell(column)) ? `${column}: ${cell(column)}` : [])).join('. ');
}

function codeIn(node: Nodes): string[] {
  return node.type === 'inlineCode' ? [node.value] : 'children' in node ? node.children.flatMap(codeIn) : [];
}

function sentence(text: string): string {
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/u.test(text) ? '' : '.'}`;
}
