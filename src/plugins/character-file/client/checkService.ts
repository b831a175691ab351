import { wrap } from 'comlink';
import type { CheckedCharacter } from '../check/types';

/** What the page needs of a check. The parsed character stays in the worker: sending it would take time. */
export type Verdict = Pick<CheckedCharacter, 'problems' | 'accepted'>;

/** The check as the page uses it. */
export interface CheckService {
  check: (text: string) => Promise<Verdict>;
  /** The text after all safe fixes. */
  fixAll: (text: string) => Promise<string>;
}

let service: Promise<CheckService> | undefined;

/**
 * The check of this page, started when it is first used: in a worker, or in the page if there can be none.
 *
 * @returns it, or an error if its script can't be loaded; the next call tries again
 */
export function checkService(): Promise<CheckService> {
  if (!service) {
    service = start();
    service.catch(() => {
      service = undefined;
    });
  }
  return service;
}

async function start(): Promise<CheckService> {
  try {
    return await startInWorker();
  } catch {
    // Some browsers have no workers, and some settings forbid them.
    const { checkBackend } = await import(/* webpackChunkName: "character-check" */ './checkBackend');
    return checkBackend;
  }
}

async function startInWorker(): Promise<CheckService> {
  const worker = new Worker(new URL('./checkWorker.ts', import.meta.url));
  const remote = wrap<CheckService>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker of the check did not start.')), { once: true });
  });
  // The first answer shows that it runs.
  await Promise.race([remote.check(''), failed]);
  return remote;
}
