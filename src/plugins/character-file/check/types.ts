/**
 * What the release does with a mistake. `refused`: it does not load the file. `fails`: the file passes the schema, but the
 * agent doesn't start with it, or can't answer. `ignored`: the agent runs, but this part doesn't do what it says. `advice`:
 * it works, but perhaps not as meant.
 */
export type ProblemKind = 'refused' | 'fails' | 'ignored' | 'advice';

/** A line of the release, at the commit of src/release/version.ts. */
export interface Proof {
  file: string;
  line: number;
  /** A part of that line. */
  shows: string;
}

/** A change of the text between two offsets; the offsets of all changes of an edit are those before the edit. */
export interface Change {
  from: number;
  to: number;
  insert: string;
}

export interface Edit {
  /** What the button says, such as `Remove the comma`. */
  label: string;
  changes: Change[];
}

export interface Problem {
  /** Id of the rule that found it. */
  rule: string;
  kind: ProblemKind;
  /** What is wrong, in one sentence. Plain text: parts of the file may be in it. */
  message: string;
  /** What the release does with it. */
  why: string;
  /** What to write instead. */
  fix: string;
  /** Route of the site with an anchor, without the base path: `/docs/core/characterfile/#knowledge`. */
  link: string;
  /** Offsets in the text. Equal if something is missing there. */
  from: number;
  to: number;
  /** Where `from` is, counted from 1. */
  line: number;
  column: number;
  /** Only where the fix is safe: it takes no text of the author away. */
  edit?: Edit;
}

export interface CheckedCharacter {
  /** In the order of the text. */
  problems: Problem[];
  /**
   * Whether the release's `validateCharacterConfig` accepts `JSON.parse(text)`. Undefined if the text is too large to be
   * checked; then a problem says so.
   */
  accepted: boolean | undefined;
  /** The parsed file, also if it is refused but comments, commas and the like are all that keeps it from being JSON. */
  character?: unknown;
}
