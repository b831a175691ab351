/** Types of items that theme-classic brings to every page, whether the navbar has them or not. */
const TYPES = 'search html doc docSidebar docsVersion dropdown localeDropdown docsVersionDropdown'.split(' ');

/**
 * Modules of the theme for types of items that a navbar has none of.
 *
 * @param items - those of the site's configuration
 */
export function unusedNavbarItems(items: readonly object[]): string[] {
  const text = JSON.stringify(items);
  const isUsed = (type: string): boolean =>
    // Nested items make a dropdown, and so do the types whose names end in it.
    type === 'dropdown' ? /"items":|Dropdown"/u.test(text) : text.includes(`"type":"${type}"`);
  return TYPES.filter((type) => !isUsed(type)).map(
    (type) => `@theme/NavbarItem/${type.charAt(0).toUpperCase()}${type.slice(1)}NavbarItem`,
  );
}
