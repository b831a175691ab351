import { checkCharacter } from '../check';
import type { CheckService } from './checkTypes';
import { fixAll } from './fixAll';

/** Checks texts; runs in a worker, or in the page if there can be none. */
export const checkBackend: CheckService = {
  check(text) {
    const { problems, accepted } = checkCharacter(text);
    return Promise.resolve({ problems, accepted });
  },
  fixAll: (text) => Promise.resolve(fixAll(text)),
};
