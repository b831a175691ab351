/** Types of items that theme-classic bundles for every page, whether the navbar uses them or not. */
const TYPES = 'search html doc docSidebar docsVersion dropdown localeDropdown docsVersionDropdown'.split(' ');

/**
 * Modules of the theme for types of items that a navbar does not use.
 *
 * @param items - those of the site's configuration
 */
export function unusedNavbarItems(items: readonly object[]): string[] {
  const text = JSON.stringify(items);
  const isUsed = (type: string): boolean =>
    // Items with nested items use the dropdown, and so do the types whose names end in it.
    type === 'dropdown' ? /"items":|Dropdown"/u.test(text) : text.includes(`"type":"${type}"`);
  return TYPES.filter((type) => !isUsed(type)).map(
    (type) => `@theme/NavbarItem/${type.charAt(0).toUpperCase()}${type.slice(1)}NavbarItem`,
  );
}
