let approached: string | undefined;

/** Path of the page that is being loaded: one that the reader is about to open, or the one in the address bar. */
export function pathToLoad(): string {
  return approached ?? window.location.pathname;
}

/**
 * Loads a page that the reader is about to open.
 *
 * @param path - of the page; `pathToLoad` returns it during the call
 * @param preload - loads it
 */
export async function loadPath(path: string, preload: (path: string) => unknown): Promise<void> {
  let loading: unknown;
  approached = path;
  try {
    loading = preload(path);
  } finally {
    approached = undefined;
  }
  await loading;
}
