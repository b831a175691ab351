/** What is read of the items of a navbar. */
export interface NavbarItem {
  type?: string;
  /** Those of a dropdown. */
  items?: NavbarItem[];
}

/** Components of theme-classic 3.6.3 for the types of items that a navbar may do without. */
const COMPONENTS = {
  search: 'SearchNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  dropdown: 'DropdownNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
} as const;

/** Types whose component shows that of `dropdown`. */
const DROPDOWNS = ['localeDropdown', 'docsVersionDropdown'];

/**
 * Modules of the theme for types of items that a navbar has none of. The theme brings them all to every page.
 *
 * @param items - those of the site's configuration
 */
export function unusedNavbarItems(items: readonly NavbarItem[]): string[] {
  const used = new Set(items.flatMap(typesOf));
  if (DROPDOWNS.some((type) => used.has(type))) {
    used.add('dropdown');
  }
  return Object.entries(COMPONENTS).flatMap(([type, component]) => (used.has(type) ? [] : [`@theme/NavbarItem/${component}`]));
}

function typesOf({ type, items }: NavbarItem): string[] {
  return [...(type ? [type] : []), ...(items ? ['dropdown', ...items.flatMap(typesOf)] : [])];
}
