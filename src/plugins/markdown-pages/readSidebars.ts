import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { SidebarItem } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';

/** Pages that stand together in a sidebar. */
export interface PageGroup {
  title: string;
  /** Paths with the base path, in the order of the sidebar. */
  pages: string[];
}

/**
 * Reads which pages stand together in the sidebars of a docs instance.
 *
 * @param content - what the instance has loaded
 * @param firstTitle - title of the group of pages that are in no category
 * @returns a group for each category of the outermost level, with the pages of the categories inside it
 */
export function readSidebars({ loadedVersions }: LoadedContent, firstTitle: string): PageGroup[] {
  return loadedVersions.flatMap(({ docs, sidebars }) => {
    // The slash at the end is added to routes later, according to trailingSlash of the site.
    const permalinks = new Map(docs.map(({ id, permalink }) => [id, permalink.replace(/\/?$/u, '/')]));
    const pagesOf = (item: SidebarItem): string[] => {
      if (item.type === 'category') {
        const own = item.link?.type === 'doc' ? [permalinks.get(item.link.id) ?? ''] : [];
        return [...own, ...item.items.flatMap(pagesOf)];
      }
      return item.type === 'doc' || item.type === 'ref' ? [permalinks.get(item.id) ?? ''] : [];
    };
    return Object.values(sidebars).flatMap((items) => {
      const first: PageGroup = { title: firstTitle, pages: [] };
      const groups = items.flatMap((item): PageGroup[] => {
        if (item.type === 'category') {
          return [{ title: item.label, pages: pagesOf(item) }];
        }
        first.pages.push(...pagesOf(item));
        return [];
      });
      return [first, ...groups].filter(({ pages }) => pages.length > 0);
    });
  });
}
