import type { CheckedCharacter } from '../check/types';

/** What the page needs of a check. The parsed character stays in the worker: sending it would take time. */
export type Verdict = Pick<CheckedCharacter, 'problems' | 'accepted'>;

/** The check as the page uses it. */
export interface CheckService {
  check: (text: string) => Promise<Verdict>;
  /** The text after all safe fixes. */
  fixAll: (text: string) => Promise<string>;
}
