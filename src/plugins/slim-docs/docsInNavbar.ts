/** The properties of navbar items that are read here. */
export interface NavbarItem {
  type?: string;
  docId?: string;
  docsPluginId?: string;
  /** Items of a dropdown. */
  items?: NavbarItem[];
}

/** The pages of a docs instance that a navbar needs. */
interface DocsInNavbar {
  /** Ids of the pages that its items name. */
  docs: ReadonlySet<string>;
  /** Whether it links from a page to the same page of another version. */
  versions: boolean;
}

/**
 * Finds the pages of a docs instance that a navbar needs.
 *
 * @param items - items in the site's configuration
 * @param pluginId - id of the docs instance
 */
export function docsInNavbar(items: readonly NavbarItem[], pluginId: string): DocsInNavbar {
  const own = items
    .flatMap((item) => [item, ...(item.items ?? [])])
    .filter(({ docsPluginId = 'default' }) => docsPluginId === pluginId);
  return {
    docs: new Set(own.flatMap(({ type, docId }) => (type === 'doc' && docId ? [docId] : []))),
    versions: own.some(({ type }) => type === 'docsVersionDropdown'),
  };
}
