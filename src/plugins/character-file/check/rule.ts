import type { CharacterFile } from './characterFile';
import type { Place } from './jsonTree';
import type { Edit, ProblemKind, Proof } from './types';

/** Where a rule is broken. */
export interface Finding {
  from: number;
  to: number;
  message: string;
  fix: string;
  /** If the reason differs from that of the rule. */
  why?: string;
  /** Offered only if it takes no text of the author away. */
  edit?: Edit;
  /** The required member that the object at `from` doesn't have. */
  lacks?: string;
}

export interface Rule {
  id: string;
  kind: ProblemKind;
  /** What it finds, for the list of rules: "a member that nothing reads". */
  finds: string;
  /** What the release does with it. */
  why: string;
  /** Route with an anchor, without the base path. */
  link: string;
  proof: readonly Proof[];
  /** Doesn't throw, whatever is in the file. Of many findings, the first are enough: see firstOf. */
  find: (file: CharacterFile) => readonly Finding[] | Finding | undefined;
}

/** More findings of one rule would hide those of the others. */
export const MAX_FINDINGS_PER_RULE = 30;

/** The first of what a rule finds, and one more, which shows that there are more. */
export function firstOf<Item>(found: readonly Item[]): readonly Item[] {
  return found.slice(0, MAX_FINDINGS_PER_RULE + 1);
}

/** A finding at a value, or at the name of a field. */
export function findingAt(
  { from, to, nameEnd = to }: Place & { nameEnd?: number },
  message: string,
  fix: string,
  edit?: Edit,
): Finding {
  return { from, to: nameEnd, message, fix, edit };
}
