import { applyChanges } from './changes';
import { scalarsIn, type JsonScalar, type Place } from './jsonTree';
import { nearestName } from './nearestName';
import type { ReadJson } from './readJson';
import type { Change, Edit } from './types';

/** Fewer letters are no text of an author. */
const MIN_LETTERS = 3;
const LITERAL = /"(?:[^"\\]|\\.)*"/gsu;

/**
 * The law of all edits: what the author wrote stays. A string that an edit touches is in the text afterwards, if need be
 * spelled better, or the same string is elsewhere in the file. Only what is empty may be removed without a trace.
 *
 * @param json - of the text
 * @param edits - they are made together; they don't overlap
 */
export function keepsTexts(text: string, json: ReadJson, edits: readonly Edit[]): boolean {
  const parts = edits.map((edit) => touchedBy(json, edit));
  const gone = new Set(parts.flatMap(({ scalars }) => scalars));
  return parts.every((part) => keepsAround(text, json, part.changes) && keepsScalars(text, json, part, gone));
}

interface Touched {
  /** In the order of the text. */
  changes: readonly Change[];
  scalars: readonly JsonScalar[];
}

function touchedBy({ tree }: ReadJson, edit: Edit): Touched {
  const changes = [...edit.changes].sort((one, other) => one.from - other.from);
  const place = { from: changes[0]?.from ?? 0, to: changes.at(-1)?.to ?? 0 };
  let next = 0;
  const scalars = scalarsIn(tree, place).filter(({ from, to }) => {
    while ((changes[next]?.to ?? Infinity) <= from) {
      next += 1;
    }
    return (changes[next]?.from ?? Infinity) < to;
  });
  return { changes, scalars };
}

function keepsScalars(
  text: string,
  { tree }: ReadJson,
  { changes, scalars }: Touched,
  gone: ReadonlySet<JsonScalar>,
): boolean {
  if (scalars.length === 0) {
    return true;
  }
  const isRemoval = changes.every(({ insert }) => insert === '');
  const after = afterChanges(text, changes, scalars);
  const strings = new Set([...after.matchAll(LITERAL)].flatMap(([literal]) => stringOf(literal)));
  let elsewhere: ReadonlySet<unknown> | undefined;
  return scalars.every(({ value }) => {
    if (typeof value !== 'string') {
      return value === null || !isRemoval;
    }
    const plain = plainOf(value);
    if (isRemoval ? plain === '' : lettersIn(plain) < MIN_LETTERS) {
      return true;
    }
    if (strings.has(plain) || (scalars.length === 1 && isRespelled(plain, strings.size > 0 ? strings : [after]))) {
      return true;
    }
    elsewhere ??= new Set(
      scalarsIn(tree)
        .filter((one) => !gone.has(one))
        .map((one) => one.value),
    );
    return elsewhere.has(value);
  });
}

/** What is in the place of some scalars after the changes. */
function afterChanges(text: string, changes: readonly Change[], scalars: readonly JsonScalar[]): string {
  const from = Math.min(changes[0]?.from ?? 0, scalars[0]?.from ?? 0);
  const to = Math.max(changes.at(-1)?.to ?? 0, scalars.at(-1)?.to ?? 0);
  const moved = changes.map((change) => ({ ...change, from: change.from - from, to: change.to - from }));
  return applyChanges(text.slice(from, to), moved);
}

/** A name that is written as the release knows it, such as `openai` for `OpenAI`. */
function isRespelled(plain: string, [other = '', ...more]: Iterable<string>): boolean {
  return more.length === 0 && (other.includes(plain) || nearestName(plain, [other]) !== undefined);
}

/** Outside of the object only what is known as syntax may go, or what is in the object as well. */
function keepsAround(text: string, { tree, syntax }: ReadJson, changes: readonly Change[]): boolean {
  const start = tree?.from ?? text.length;
  const end = tree?.to ?? text.length;
  return changes.every(
    ({ from, to }) =>
      isSyntax(text, { from, to: Math.min(to, start) }, syntax) &&
      (isSyntax(text, { from: Math.max(from, end), to }, syntax) ||
        text.slice(start, end) === text.slice(Math.max(from, end), to).trim()),
  );
}

function isSyntax(text: string, place: Place, syntax: readonly Place[]): boolean {
  if (lettersIn(text.slice(place.from, place.to)) < MIN_LETTERS) {
    return true;
  }
  let { from } = place;
  let rest = '';
  for (const known of syntax) {
    if (known.from < place.to && known.to > from) {
      rest += text.slice(from, known.from);
      from = known.to;
    }
  }
  return lettersIn(rest + text.slice(from, place.to)) < MIN_LETTERS;
}

function stringOf(literal: string): string[] {
  try {
    return [plainOf(JSON.parse(literal) as string)];
  } catch {
    return [];
  }
}

/** White space may change, as where a line break becomes \n. */
function plainOf(value: string): string {
  return value.replaceAll(/\s+/gu, ' ').trim();
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
