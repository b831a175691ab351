import { checkCharacter } from '../check';
import type { CheckedCharacter } from '../check/types';
import { fixAll } from './fixAll';

/** What the page needs of a check. The parsed character stays in the worker: sending it would take time. */
export type Verdict = Pick<CheckedCharacter, 'problems' | 'accepted'>;

/** Checks texts; runs in a worker, or in the page if there can be none. */
export const checkBackend = {
  check: (text: string): Promise<Verdict> => {
    const { problems, accepted } = checkCharacter(text);
    return Promise.resolve({ problems, accepted });
  },
  /** The text after all safe fixes. */
  fixAll: (text: string): Promise<string> => Promise.resolve(fixAll(text)),
};

export type CheckService = typeof checkBackend;
