/** How long the server may take to answer. */
const TIME_LIMIT_MS = 10_000;

/**
 * Asks the server for the status of an address, without its content.
 *
 * @returns the HTTP status; 0 if there is no answer within 10 seconds
 */
export async function statusOf(address: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).status;
  } catch {
    return 0;
  }
}

/** Whether the server answers at an address. If it doesn't, loading the page would show the browser's error page. */
export async function canBeLoaded(address: string): Promise<boolean> {
  const status = await statusOf(address);
  return status > 0 && status < 500;
}
