import type { ArchivePage } from '../pages';

/** Name of the file with a page's data, next to its `index.html`; also the id of the element in there that holds it. */
export const PAGE_DATA_FILE = 'index.json';

/** How long loading the data of a page may take. */
const TIME_LIMIT_MS = 10_000;

/**
 * Fetches the data of a page.
 *
 * @param path - of the page, with a slash at its end
 * @returns null if there is no such page
 * @throws an error if the data can't be loaded, or belongs to another page
 */
export async function fetchPageData(path: string): Promise<ArchivePage | null> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const response = await fetch(path + PAGE_DATA_FILE, { signal });
  // The page may exist although its data is missing.
  if (response.status === 404 && (await fetch(path, { method: 'HEAD', signal })).status === 404) {
    return null;
  }
  const data = (await response.json()) as ArchivePage;
  if (!path.endsWith(`/${data.route}`)) {
    throw new Error(data.route);
  }
  return data;
}
