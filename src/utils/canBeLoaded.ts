/** How long the server may take to answer. */
const TIME_LIMIT_MS = 10_000;

/** Whether the server answers at an address. If it doesn't, loading the page would show the browser's error page. */
export async function canBeLoaded(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}
