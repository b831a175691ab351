import { ARCHIVE_ROUTE } from '../../chat-archive/route';
import type { Docs } from './docs';

/** In a query that asks for what people said. */
const DAY = /\b(?:19|20)\d{2}-\d{2}(?:-\d{2})?\b|\bdiscord (?:digest|archive)|\bchat (?:archive|digest)/iu;

/** Where to look for the days of the chat, which the package does not have, if a query asks for one. */
export function looksLikeArchive(query: string, docs: Docs): string[] {
  return DAY.test(query) ? [`The archive of the chat is only on the site: ${docs.addressOf(`${ARCHIVE_ROUTE}/`)}`] : [];
}

/** What parts of the site are not in the package, and where they are; undefined for all other routes. */
export function outsideOf(route: string, docs: Docs): string | undefined {
  const isIn = (folder: string): boolean => route.toLowerCase().startsWith(`${folder.toLowerCase()}/`);
  if (isIn(ARCHIVE_ROUTE)) {
    return `The archive of the chat is only on the site, not in this package. Open ${docs.addressOf(route)}`;
  }
  if (isIn('docs/api')) {
    const { release } = docs.data.removed;
    return `The API reference of ${release} is only on the site, not in this package. Open ${docs.addressOf(route)} or call symbol for the API of ${docs.data.release}.`;
  }
  return undefined;
}
