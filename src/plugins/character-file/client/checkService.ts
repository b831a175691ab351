import { wrap } from 'comlink';
import type { CheckService } from './checkBackend';

/** How long readers wait for an answer before they are told. All safe fixes of a large file take 3 s at most. */
export const TIMEOUT_MS = 5000;

interface Running {
  service: Promise<CheckService>;
  /** Rejects when the worker breaks. */
  broken: Promise<never>;
  stop: () => void;
  isUp: boolean;
}

let running: Running | undefined;

/**
 * Asks the check of this page, which is started when it is first used: in a worker, or in the page if there can be none.
 * A worker that breaks or doesn't answer in time is ended, and the next call starts a new one.
 *
 * @returns the answer; rejects if the check can't be loaded, breaks, or takes longer than `TIMEOUT_MS`
 */
export async function ask<Answer>(request: (service: CheckService) => Promise<Answer>): Promise<Answer> {
  const asked = (running ??= start());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, TIMEOUT_MS, new Error('The check has not answered.'));
  });
  try {
    return await Promise.race([asked.service.then((service) => Promise.race([request(service), asked.broken])), late]);
  } catch (error) {
    // While it loads, a slow connection is more likely, and a new worker would be later still.
    if (asked.isUp) {
      stop(asked);
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Ends the check of this page, whatever it does. The next call of `ask` starts a new one. */
export function stopCheck(): void {
  if (running) {
    stop(running);
  }
}

function stop(stopped: Running): void {
  stopped.stop();
  if (running === stopped) {
    running = undefined;
  }
}

function start(): Running {
  const never = new Promise<never>(() => undefined);
  const started: Running = { service: never, broken: never, stop: () => undefined, isUp: false };
  started.service = startInWorker(started)
    // Some browsers have no workers, and some settings forbid them.
    .catch(async () => (await import(/* webpackChunkName: "character-check" */ './checkBackend')).checkBackend)
    .finally(() => {
      started.isUp = true;
    });
  return started;
}

async function startInWorker(started: Running): Promise<CheckService> {
  const worker = new Worker(new URL('./checkWorker.ts', import.meta.url));
  started.stop = () => worker.terminate();
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker of the check is broken.')));
  });
  const remote = wrap<CheckService>(worker);
  // The first answer shows that it runs.
  await Promise.race([remote.check(''), broken]);
  started.broken = broken;
  return remote;
}
