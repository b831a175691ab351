/** Whose code an incompatible change breaks: see the rule in the README. */
export type Affected = 'callers' | 'implementers';

export type SymbolKind = 'class' | 'interface' | 'enumeration' | 'type alias' | 'function' | 'variable' | 'other';

/** What became of an exported name. */
export type ExportChangeKind = 'added' | 'removed' | 'renamed' | 'changed' | 'equal';

export type DetailKind =
  | 'member added'
  | 'member removed'
  | 'signature changed'
  | 'type changed'
  | 'type widened'
  | 'type narrowed'
  | 'became required'
  | 'became optional'
  | 'value changed'
  | 'declaration changed'
  | 'deprecated';

/** One difference within an export that both releases have. */
export interface Detail {
  kind: DetailKind;
  /** The member, such as `settings.voice.url`; empty if the difference is in the export itself. */
  member: string;
  /** Whose code it breaks; no one's if empty. */
  breaks: Affected[];
  /** The text of both declarations, as published, without comments. */
  before?: string;
  after?: string;
}

/** What became of one export. */
export interface ExportChange {
  kind: ExportChangeKind;
  /** Name in the old release; absent if it is added. */
  before?: string;
  /** Name in the new release; absent if it is removed. */
  after?: string;
  symbolKind: SymbolKind;
  breaks: Affected[];
  /** The text of a function, variable or short type in each release; of other symbols, see the details. */
  signatureBefore?: string;
  signatureAfter?: string;
  details: Detail[];
  /** Why a rename is one, what to use instead of a removed export, or what to do about a change; from decisions.ts. */
  note?: string;
}

/** Two exports with the same shape and different names: perhaps a rename. */
export interface ProposedRename {
  before: string;
  after: string;
  /** Whether decisions.ts has it. */
  confirmed: boolean;
}

export interface ReleaseComparison {
  before: string;
  after: string;
  /** How many names each release exports. */
  exportsBefore: number;
  exportsAfter: number;
  /** How many exports of each kind there are. */
  counts: Record<ExportChangeKind, number>;
  /** How many exports have a breaking change. */
  breaking: number;
  /** Sorted by name. */
  changes: ExportChange[];
  proposedRenames: ProposedRename[];
}
