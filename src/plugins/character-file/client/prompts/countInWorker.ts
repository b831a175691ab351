/** Loading takes some seconds on a slow connection. Counting 20,000 letters without a space took 73. */
const TIMEOUT_MS = 60_000;

/**
 * Counts tokens outside the page, which loads what it needs. Ends the worker afterwards.
 *
 * @param groups - lists of texts
 * @param signal - gives up
 * @returns how many tokens the texts of each list have together
 * @throws an error if the counter can't be loaded, if it takes longer than a minute, or after `signal`
 */
export async function countInWorker(groups: readonly (readonly string[])[], signal: AbortSignal): Promise<number[]> {
  const worker = new Worker(new URL('./tokenWorker.ts', import.meta.url));
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<number[]>((resolve, reject) => {
      const fail = (reason: string): void => reject(new Error(reason));
      timer = setTimeout(fail, TIMEOUT_MS, 'Counting takes too long.');
      signal.addEventListener('abort', () => fail('No longer wanted.'));
      worker.addEventListener('message', ({ data }: MessageEvent<number[]>) => resolve(data));
      worker.addEventListener('error', () => fail('The counter did not start.'));
      worker.postMessage(groups);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
