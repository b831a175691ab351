import type { PhrasingContent, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { anchorOf } from './anchorOf';
import { refersToPreviousRow } from './refersToPreviousRow';
import { GROUPS_FILE, readGroups } from './readGroups';
import { MESSAGES_HEADING } from '../../checks/errorRows';
import type { Section, WrittenPage } from '../../page-model/written';
import { guideOf, type Guide } from './readGuides';

/** Why a message appears, and what to do: a row of a guide. */
export interface Cause {
  guide: Guide;
  why: PhrasingContent[];
  fix: PhrasingContent[];
}

/** What readers see when something goes wrong. */
export interface Message {
  anchor: string;
  group: string;
  seen: PhrasingContent[];
  /** What is seen, as text. */
  text: string;
  /** It only says that something failed: what failed is in the lines around it. */
  isAnnouncement: boolean;
  /** Rows of several guides may tell of one message. */
  causes: Cause[];
}

export interface MessageReading {
  /** In the order of the groups, then of the files and rows. */
  messages: Message[];
  /** `docs/quickstart.md:191: what is wrong: the fix`, one line each. */
  problems: string[];
}

const COLUMNS = [/^(?:what )?you see$/iu, /^why$/iu, /^(?:fix|what to do)$/iu] as const;
const HEADER = '| You see | Why | Fix |';

/**
 * Reads the rows of all tables of messages and checks them.
 *
 * @param guides - the pages
 * @param groups - where readers meet the messages
 */
export function readMessages(guides: readonly WrittenPage[], { data: groups, lineOf } = readGroups()): MessageReading {
  const groupsElsewhere = new Map(
    Object.entries(groups.elsewhere).flatMap(([group, anchors]) => anchors.map((anchor) => [anchor, group])),
  );
  const messages = new Map<string, Message>();
  const problems: string[] = [];

  for (const page of guides) {
    const section = page.section(MESSAGES_HEADING);
    if (!section) {
      continue;
    }
    const guide = guideOf(page);
    const { rows, problems: found } = readRows(guide.file, section);
    problems.push(...found);
    const groupOfPage = groups.pages[guide.file];
    if (groupOfPage === undefined) {
      problems.push(
        `${guide.file}:${section.line}: this page has messages but no group: add it to "pages" in ${GROUPS_FILE}`,
      );
      continue;
    }
    for (const { seen, why, fix, line } of rows) {
      const text = toString(seen);
      const anchor = anchorOf(text);
      const cause = { guide, why, fix };
      const known = messages.get(anchor);
      if (!known) {
        const group = groupsElsewhere.get(anchor) ?? groupOfPage;
        const isAnnouncement = groups.announcements.includes(anchor);
        messages.set(anchor, { anchor, group, seen, text, isAnnouncement, causes: [cause] });
      } else if (known.text === text) {
        known.causes.push(cause);
      } else {
        problems.push(
          `${guide.file}:${line}: "${text}" starts like "${known.text}" of ${known.causes[0]?.guide.file}, so both would be at #${anchor}: say first what differs, or write the same`,
        );
      }
    }
  }
  const named = [
    ...Object.entries(groups.elsewhere).map(([group, anchors]) => ({ anchors, at: ['elsewhere', group] })),
    { anchors: groups.announcements, at: ['announcements'] },
  ];
  for (const { anchors, at } of named) {
    anchors.forEach((anchor, index) => {
      if (!messages.has(anchor)) {
        problems.push(
          `${GROUPS_FILE}:${lineOf(...at, index)}: no row has the anchor "${anchor}": fix the name, or remove it`,
        );
      }
    });
  }
  const order = Object.keys(groups.groups);
  return {
    messages: [...messages.values()].sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group)),
    problems,
  };
}

interface Row extends Pick<Message, 'seen'>, Pick<Cause, 'why' | 'fix'> {
  line: number;
}

/** The rows of a guide, and what is wrong with them. */
function readRows(file: string, { nodes, line, lineOf }: Section): { rows: Row[]; problems: string[] } {
  const tables = nodes.filter((node): node is Table => node.type === 'table');
  if (tables.length === 0) {
    return { rows: [], problems: [`${file}:${line}: "${MESSAGES_HEADING}" has no table: write it as ${HEADER}`] };
  }
  const rows: Row[] = [];
  const problems: string[] = [];
  for (const table of tables) {
    const [header, ...body] = table.children;
    if (!header || !hasColumns(header)) {
      const columns = header?.children.map((cell) => toString(cell)).join(' | ') ?? '';
      problems.push(`${file}:${lineOf(table)}: the columns are "${columns}": write ${HEADER}`);
      continue;
    }
    for (const row of body) {
      const [seen, why, fix] = row.children.map((cell) => cell.children);
      if (!seen?.length || !why?.length || !fix?.length) {
        problems.push(`${file}:${lineOf(row)}: a cell is empty: say what readers see, why, and what to do`);
        continue;
      }
      const referring = [seen, why, fix].map((cell) => toString(cell)).find(refersToPreviousRow);
      if (referring !== undefined) {
        problems.push(
          `${file}:${lineOf(row)}: "${referring}" refers to another row: write it out, because readers see each row alone`,
        );
      }
      rows.push({ seen, why, fix, line: lineOf(row) });
    }
  }
  return { rows, problems };
}

function hasColumns(header: TableRow): boolean {
  return (
    header.children.length === COLUMNS.length &&
    header.children.every((cell, index) => COLUMNS[index]?.test(toString(cell)))
  );
}
