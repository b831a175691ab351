import { excerpt, lastValueIn, type JsonList, type JsonObject, type JsonScalar, type Place } from './jsonTree';
import { LISTS } from './characterSchema';
import { MEMBERS } from './facts/members';
import { replaceNode } from './edits';
import { syntaxFinding, type SyntaxFinding, type SyntaxMistake } from './syntaxFindings';
import type { Edit } from './types';

/** One way to repair the brackets of a file. */
export type Repair = SyntaxFinding & { edit: Edit };

type Container = JsonObject | JsonList;

/**
 * A bracket that closes another kind of container than the one that is open.
 *
 * @param name - that of a field without its value
 * @returns the likeliest repair first
 */
export function wrongBracket(
  text: string,
  node: Container,
  bracket: Place,
  lastEnd: number,
  name: string | undefined,
): [Repair, ...Repair[]] {
  const [what, mark] = namesOf(node);
  const wrong = text.slice(bracket.from, bracket.to);
  const repairs: [Repair, ...Repair[]] = [
    notClosed(text, node, bracket, lastEnd),
    extraBracket(text, bracket),
    repair(
      bracket,
      `The ${what} that starts on line ${lineOf(text, node.from)} is closed with ${wrong}.`,
      `Write ${mark} instead of ${wrong}.`,
      replaceNode(`Write ${mark} instead`, bracket, mark),
    ),
  ];
  const last = node.type === 'object' ? node.members.at(-1) : undefined;
  const at = name === undefined ? (last?.value.type === 'scalar' ? last.value.from : undefined) : bracket.from;
  if (wrong !== ']' || at === undefined) {
    return repairs;
  }
  const start = notOpened(text, 'list', at);
  return LISTS.has(name ?? last?.name ?? '') ? [start, ...repairs] : [...repairs, start];
}

/**
 * A container that ends before something that can't be in it.
 *
 * @param at - where it ends
 */
function notClosed(text: string, node: Container, next: Place, at: number): Repair {
  const [what, mark] = namesOf(node);
  const before = excerpt(text.slice(next.from, next.to), 20);
  return repair(
    next,
    `The ${what} that starts on line ${lineOf(text, node.from)} isn’t closed before ${before}.`,
    `Write ${mark} before ${before}.`,
    replaceNode(`Write ${mark}`, { from: at, to: at }, mark),
  );
}

/** A container whose opening bracket is missing. */
export function notOpened(text: string, type: Container['type'], at: number): Repair {
  const [what] = namesOf({ type });
  const mark = type === 'object' ? '{' : '[';
  const place = { from: at, to: at };
  const message = `The ${what} that starts on line ${lineOf(text, at)} has no ${mark}.`;
  return repair(place, message, `Write ${mark} here.`, replaceNode(`Write ${mark}`, place, mark));
}

/** An object that continues with fields of the character, so that its bracket is missing before them. */
export function closedTooLate(text: string, open: readonly Container[]): Repair[] {
  return open.slice(0, 1).flatMap((root) => (root.type === 'object' ? strayIn(text, root) : []));
}

function strayIn(text: string, { members }: JsonObject): Repair[] {
  return members.flatMap(({ name, value }) => {
    const known = Object.hasOwn(MEMBERS, name) ? MEMBERS[name]?.members : undefined;
    if (value.type !== 'object' || !known) {
      return [];
    }
    const index = value.members.findIndex((one) => Object.hasOwn(MEMBERS, one.name) && !Object.hasOwn(known, one.name));
    const stray = value.members[index];
    const before = value.members[index - 1];
    return stray ? [notClosed(text, value, { from: stray.from, to: stray.nameEnd }, before?.to ?? value.from + 1)] : [];
  });
}

/** A bracket that closes nothing, or something that continues. */
export function extraBracket(text: string, bracket: Place): Repair {
  const mark = text.slice(bracket.from, bracket.to);
  const edit = replaceNode(`Remove ${mark}`, bracket, '');
  return repair(bracket, `There is one ${mark} too many.`, `Remove this ${mark}.`, edit, 'extra-bracket');
}

/** A value where a name has to be: a bracket before it is one too many, or the object ends before it. */
export function withoutName(text: string, node: Container, next: Place): Repair[] {
  const before = lastValueIn(node);
  return before
    ? [
        ...(before.type === 'scalar' ? [] : [extraBracket(text, { from: before.to - 1, to: before.to })]),
        notClosed(text, node, next, before.to),
      ]
    : [];
}

/** A name with a colon inside a list: the list ends before it. */
export function nameInList(text: string, list: JsonList, name: JsonScalar): Repair {
  const before = list.items.at(-2);
  const at = before?.to ?? list.from + 1;
  const comma = text.slice(at, name.from).includes(',') || !before ? '' : ',';
  return repair(
    name,
    `Unexpected property name inside the list that starts on line ${lineOf(text, list.from)}.`,
    `Write ] where that list ends, before ${excerpt(text.slice(name.from, name.to))}.`,
    replaceNode('Write ]', { from: at, to: at }, `]${comma}`),
  );
}

/** Containers that are still open at the end of the file. */
export function neverClosed(text: string, open: readonly Container[]): Repair {
  const innermost = open.at(-1);
  const [what, mark] = innermost ? namesOf(innermost) : namesOf({ type: 'object' });
  const marks = open
    .map((node) => namesOf(node)[1])
    .reverse()
    .join('');
  const end = text.trimEnd().length;
  const from = innermost?.from ?? 0;
  const edit = replaceNode(`Write ${marks} at the end`, { from: end, to: end }, marks);
  return repair({ from, to: from + 1 }, `This ${what} is never closed.`, `Write ${mark} where it ends.`, edit);
}

/** Members without the braces of their object, or without the first of them. */
export function withoutBraces(text: string, place: Place): Repair[] {
  const end = text.trimEnd().length;
  const message = 'The file doesn’t start with {.';
  const first = { from: place.from, to: place.from, insert: '{' };
  const both = { label: 'Write { and }', changes: [first, { from: end, to: end, insert: '}' }] };
  return [
    repair(place, message, 'Write { at its start.', { label: 'Write {', changes: [first] }),
    repair(place, message, 'Write { at the start of the file and } at its end.', both),
  ];
}

function repair(place: Place, message: string, fix: string, edit: Edit, mistake: SyntaxMistake = 'not-closed'): Repair {
  return { ...syntaxFinding(mistake, place, message, fix), edit };
}

function namesOf({ type }: Pick<Container, 'type'>): readonly ['object' | 'list', '}' | ']'] {
  return type === 'object' ? ['object', '}'] : ['list', ']'];
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|[\r\n]/u).length;
}
