import { statusOf } from '../../../utils/canBeLoaded';
import { fetchChecked, isGone, isObject } from '../../../utils/fetchChecked';
import type { ArchivePage } from '../pages';
import { PAGE_DATA_FILE } from '../route';

/**
 * Fetches the data of a page.
 *
 * @param path - of the page, with a slash at its end
 * @returns null if there is no such page
 * @throws an error if the data can't be loaded, or belongs to another page
 */
export async function fetchPageData(path: string): Promise<ArchivePage | null> {
  const isPage = (content: unknown): content is ArchivePage =>
    isObject(content) && typeof content.route === 'string' && path.endsWith(`/${content.route}`);
  try {
    return await fetchChecked(path + PAGE_DATA_FILE, isPage);
  } catch (error) {
    // The page may exist although its data is missing.
    if (isGone(error) && (await statusOf(path)) === 404) {
      return null;
    }
    throw error;
  }
}
