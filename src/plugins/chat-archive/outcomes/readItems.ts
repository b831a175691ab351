import type { ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** What became of a decision or an action item. */
export type Outcome = 'done' | 'dropped' | 'open';

/** An item of the sections "Decisions" and "Action items". */
export interface DigestItem {
  /** A paragraph: what was decided, or was to be done. */
  text: Root;
  /** A paragraph that begins with its mark, `**Done:**`. */
  outcome?: { kind: Outcome; text: Root };
}

export interface ItemsReading {
  items: DigestItem[];
  problems: { line: number; message: string }[];
}

/** How an outcome begins, in bold. */
const MARKS: Readonly<Record<string, Outcome>> = { 'Done:': 'done', 'Dropped:': 'dropped', 'Still open:': 'open' };
const MARK_NAMES = Object.keys(MARKS)
  .map((mark) => `**${mark}**`)
  .join(', ');

/**
 * Reads the items of a section that is a list. An item may end with what became of it: `Add a client for Lens.
 * **Done:** in 0.1.7, …`.
 *
 * @param nodes - what is in the section
 * @param section - its heading, for messages
 */
export function readItems(nodes: readonly RootContent[], section: string): ItemsReading {
  const reading: ItemsReading = { items: [], problems: [] };
  for (const node of nodes) {
    if (node.type === 'list') {
      for (const item of node.children) {
        readItem(item, reading);
      }
    } else {
      reading.problems.push({
        line: node.position?.start.line ?? 1,
        message: `"${section}" is a list: begin each of its entries with "- "`,
      });
    }
  }
  return reading;
}

function readItem(item: ListItem, { items, problems }: ItemsReading): void {
  const line = item.position?.start.line ?? 1;
  const [paragraph] = item.children;
  if (item.children.length !== 1 || paragraph?.type !== 'paragraph') {
    problems.push({ line, message: 'an entry of this list is one paragraph: write it on one line' });
    return;
  }
  const nodes = paragraph.children;
  const marks = nodes.flatMap((node, index) => (node.type === 'strong' && /:$/u.test(toString(node)) ? [index] : []));
  const [at] = marks;
  if (at === undefined) {
    items.push({ text: paragraphOf(nodes) });
    return;
  }
  const kind = MARKS[toString(nodes[at])];
  const text = paragraphOf(nodes.slice(0, at));
  const outcome = toString(nodes.slice(at + 1));
  if (marks.length > 1 || !kind) {
    problems.push({ line, message: `say once, at the end, what became of it, with one of ${MARK_NAMES}` });
  } else if (!toString(text).trim() || !outcome.trim()) {
    problems.push({ line, message: 'say first what was decided or to be done, then what became of it' });
  } else if (kind === 'done' && !/^ in \S/u.test(outcome)) {
    problems.push({ line, message: 'say when it was done: **Done:** in 0.1.5, … or **Done:** in November 2024, …' });
  } else {
    items.push({ text, outcome: { kind, text: paragraphOf(nodes.slice(at)) } });
  }
}

function paragraphOf(children: PhrasingContent[]): Root {
  return { type: 'root', children: [{ type: 'paragraph', children }] };
}
