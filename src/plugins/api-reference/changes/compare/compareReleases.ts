import type {
  Affected,
  Detail,
  DetailKind,
  ExportChange,
  ExportChangeKind,
  ProposedRename,
  ReleaseComparison,
} from '../comparison';
import { memberDetails, typeDetails, unique, type Context, type Relate } from './compareMembers';
import { readExports, type ExportedSymbol, type TypeText } from './readExports';
import { relateTypes, type Relation, type TypePair } from './relateTypes';
import { RELEASE_DECISIONS, type ReleaseDecisions } from './decisions';

/** One of the two releases to compare. */
export interface ComparedRelease {
  /** Package and version, such as `@elizaos/core@0.1.7`. */
  release: string;
  /** Path of its published `index.d.ts`. */
  declarations: string;
}

const NO_DECISIONS: ReleaseDecisions = { renames: {}, advice: {} };

/** What decisions.ts says about two releases. */
export function decisionsOf(
  before: Pick<ComparedRelease, 'release'>,
  after: Pick<ComparedRelease, 'release'>,
): ReleaseDecisions {
  return RELEASE_DECISIONS[`${before.release} ${after.release}`] ?? NO_DECISIONS;
}

/** A type with less text says too little to tell a rename by. */
const SHORTEST_TELLING_TYPE = 30;

/**
 * Compares the published types of two releases: each export, and each member of classes, interfaces, enumerations and
 * object types. README.md has the rule for what is breaking.
 *
 * @param decisions - what a person confirmed
 * @returns the changes by name; the same input gives the same result
 * @throws an error that names the file that can't be read, or the decision about a name that is not there
 */
export function compareReleases(
  before: ComparedRelease,
  after: ComparedRelease,
  decisions: ReleaseDecisions = NO_DECISIONS,
): ReleaseComparison {
  const old = readExports(before.declarations);
  const current = readExports(after.declarations);
  checkDecisions(decisions, old, current, [before.release, after.release]);

  // Relating types needs a separate program, so the first run only collects the pairs, and the second has the answers.
  const pairs: TypePair[] = [];
  pairExports(old, current, decisions, (pair) => {
    pairs.push(pair);
    return 'same';
  });
  const answers = relateTypes(after.declarations, pairs);
  let next = 0;
  const changes = pairExports(old, current, decisions, () => answers[next++] as Relation);

  const counts = { added: 0, removed: 0, renamed: 0, changed: 0, equal: 0 } satisfies Record<ExportChangeKind, number>;
  for (const { kind } of changes) {
    counts[kind]++;
  }
  return {
    before: before.release,
    after: after.release,
    exportsBefore: old.size,
    exportsAfter: current.size,
    counts,
    breaking: changes.filter(({ breaks }) => breaks.length > 0).length,
    changes,
    proposedRenames: proposeRenames(old, current, decisions),
  };
}

type Exports = ReadonlyMap<string, ExportedSymbol>;

function checkDecisions(
  { renames, advice }: ReleaseDecisions,
  old: Exports,
  current: Exports,
  [before, after]: readonly [string, string],
): void {
  const wrong = [
    ...Object.keys({ ...renames, ...advice }).flatMap((name) => (old.has(name) ? [] : [`${name} of ${before}`])),
    ...Object.values(renames).flatMap((each) => (current.has(each.after) ? [] : [`${each.after} of ${after}`])),
  ];
  if (wrong.length > 0) {
    throw new Error(`decisions.ts names exports that don't exist: ${wrong.join(', ')}.`);
  }
}

function pairExports(
  old: Exports,
  current: Exports,
  { renames, advice }: ReleaseDecisions,
  relate: Relate,
): ExportChange[] {
  const changes: ExportChange[] = [];
  const taken = new Set(Object.values(renames).map(({ after }) => after));
  for (const [name, symbol] of old) {
    const rename = renames[name];
    const counterpart = rename ? current.get(rename.after) : taken.has(name) ? undefined : current.get(name);
    const note = advice[name];
    if (counterpart) {
      changes.push(compareSymbols(symbol, counterpart, { renameReason: rename?.reason, advice: note }, relate));
    } else {
      changes.push({
        kind: 'removed',
        before: name,
        symbolKind: symbol.kind,
        breaks: ['callers'],
        signatureBefore: symbol.text,
        details: [],
        ...(note && { note }),
      });
    }
  }
  const found = new Set(changes.map(({ after }) => after));
  for (const [name, symbol] of current) {
    if (!found.has(name)) {
      changes.push({
        kind: 'added',
        after: name,
        symbolKind: symbol.kind,
        breaks: [],
        signatureAfter: symbol.text,
        details: [],
      });
    }
  }
  const nameOf = ({ before, after }: ExportChange): string => before ?? after ?? '';
  return changes.sort((first, second) => compareText(nameOf(first), nameOf(second)));
}

function compareSymbols(
  before: ExportedSymbol,
  after: ExportedSymbol,
  { renameReason, advice }: { renameReason: string | undefined; advice: string | undefined },
  relate: Relate,
): ExportChange {
  const details = symbolDetails(before, after, relate);
  const kind = renameReason ? 'renamed' : details.length > 0 ? 'changed' : 'equal';
  const breaks = unique([...(renameReason ? ['callers' as const] : []), ...details.flatMap((each) => each.breaks)]);
  const note = renameReason ?? (breaks.length > 0 ? advice : undefined);
  const hasOwnText = kind === 'renamed' || details.some(({ member }) => member === '');
  return {
    kind,
    before: before.name,
    after: after.name,
    symbolKind: after.kind,
    breaks,
    ...(hasOwnText && !after.members && { signatureBefore: before.text, signatureAfter: after.text }),
    details,
    ...(note && { note }),
  };
}

function symbolDetails(before: ExportedSymbol, after: ExportedSymbol, relate: Relate): Detail[] {
  const details: Detail[] = [];
  const add = (kind: DetailKind, breaks: Affected[], texts: Partial<Pick<Detail, 'before' | 'after'>> = {}): void => {
    details.push({ kind, member: '', breaks, ...texts });
  };
  if (!before.isDeprecated && after.isDeprecated) {
    add('deprecated', []);
  }
  const texts = { before: before.text, after: after.text };
  if (before.members && after.members && areAlike(before, after)) {
    if (headText(before) !== headText(after)) {
      const heads = { before: headText(before) || undefined, after: headText(after) || undefined };
      add('declaration changed', headBreaks(before, after), heads);
    }
    const context: Context = {
      relate: (pair) => relate({ ...pair, typeParameters: generics(after) }),
      isEnumeration: after.kind === 'enumeration',
      // No one provides a value for a constant of the package.
      isProvided: after.kind !== 'variable',
    };
    details.push(...memberDetails(before.members, after.members, '', context));
  } else if (before.type && after.type) {
    const isProvided = after.kind === 'type alias';
    if (headText(before) !== headText(after)) {
      add('declaration changed', isProvided ? ['callers', 'implementers'] : ['callers'], texts);
    } else {
      const isText = isTextConstant(before.type) && isTextConstant(after.type);
      if (isText && before.type.comparable !== after.type.comparable) {
        add('value changed', [], texts);
      } else {
        details.push(...typeDetails('', before.type, after.type, texts, isProvided, relate));
      }
    }
  } else {
    add('declaration changed', ['callers', 'implementers'], texts);
  }
  return details;
}

/** An interface and an object type are used in the same way; other kinds are not. */
function areAlike(before: ExportedSymbol, after: ExportedSymbol): boolean {
  const isShape = ({ kind }: ExportedSymbol): boolean => kind === 'interface' || kind === 'type alias';
  return before.kind === after.kind || (isShape(before) && isShape(after));
}

function generics({ typeParameters }: ExportedSymbol): string {
  return typeParameters.length > 0 ? `<${typeParameters.map(({ text }) => text).join(', ')}>` : '';
}

function headText(symbol: ExportedSymbol): string {
  return [symbol.head, generics(symbol)].filter(Boolean).join(' ');
}

/** More type parameters break no one if they have defaults; all else is taken as breaking. */
function headBreaks(before: ExportedSymbol, after: ExportedSymbol): Affected[] {
  const kept = before.typeParameters.every(({ text }, index) => after.typeParameters[index]?.text === text);
  const hasDefaults = after.typeParameters.slice(before.typeParameters.length).every(({ hasDefault }) => hasDefault);
  return kept && hasDefaults && before.head === after.head ? [] : ['callers', 'implementers'];
}

function isTextConstant({ comparable }: TypeText): boolean {
  return /^["'`]/u.test(comparable);
}

/** Pairs of exports with the same shape whose names are not in both releases with that shape. */
function proposeRenames(old: Exports, current: Exports, { renames }: ReleaseDecisions): ProposedRename[] {
  const proposals: ProposedRename[] = [];
  for (const before of old.values()) {
    const shape = shapeOf(before);
    const namesake = current.get(before.name);
    if (shape.length < SHORTEST_TELLING_TYPE || (namesake && shapeOf(namesake) === shape)) {
      continue;
    }
    for (const after of current.values()) {
      const former = old.get(after.name);
      if (shapeOf(after) === shape && !(former && shapeOf(former) === shape)) {
        const confirmed = renames[before.name]?.after === after.name;
        proposals.push({ before: before.name, after: after.name, confirmed });
      }
    }
  }
  return proposals;
}

function shapeOf(symbol: ExportedSymbol): string {
  const { kind, type, members } = symbol;
  const body =
    type?.comparable ?? members?.map((member) => `${member.name}: ${member.type.comparable}`).join('; ') ?? '';
  return body && `${kind} ${headText(symbol)} ${body}`;
}

function compareText(first: string, second: string): number {
  return first < second ? -1 : Number(first > second);
}
