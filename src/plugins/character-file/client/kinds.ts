import type { ProblemKind } from '../check/types';

/** The headings of problems and rules, the worst kind first. */
export const KIND_TITLES = { refused: 'Rejected', fails: 'Fails', ignored: 'No effect', advice: 'Advice' } as const;

export const KINDS = Object.keys(KIND_TITLES) as ProblemKind[];
