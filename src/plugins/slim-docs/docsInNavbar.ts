/** What is read of the items of a navbar. */
export interface NavbarItem {
  type?: string;
  docId?: string;
  docsPluginId?: string;
  /** Those of a dropdown. */
  items?: NavbarItem[];
}

/** What a navbar wants of the pages of a docs instance. */
interface DocsInNavbar {
  /** Ids of the pages that its items name. */
  docs: ReadonlySet<string>;
  /** Whether it leads from a page to the same page of another version. */
  versions: boolean;
}

/**
 * Finds what a navbar wants of the pages of a docs instance.
 *
 * @param items - those of the site's configuration
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
