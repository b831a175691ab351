import type { Config } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/preset-classic';

type Navbar = NonNullable<ThemeConfig['navbar']>;

/** Navbar items that are wrong, by the name of the mistake. */
const NAVBAR_MISTAKES: Readonly<Record<string, NonNullable<Navbar['items']>[number]>> = {
  'unknown-item-type': { type: 'carousel', label: 'Carousel' },
  'unknown-sidebar': { type: 'docSidebar', sidebarId: 'gone', label: 'Gone' },
  'empty-sidebar': { type: 'docSidebar', sidebarId: 'empty', label: 'Empty' },
  'unknown-doc': { type: 'doc', docId: 'gone', label: 'Gone' },
  'missing-docs-plugin': { type: 'docSidebar', docsPluginId: 'gone', sidebarId: 'all', label: 'Gone' },
};

/**
 * The configuration with one mistake in it; unchanged where none is asked for.
 *
 * @param mistake - name of a mistake in the navbar; mistakes in pages are no part of the configuration
 */
export function applyMistake(config: Config, navbar: Navbar, mistake: string | undefined): Config {
  const item = NAVBAR_MISTAKES[mistake ?? ''];
  return item ? { ...config, themeConfig: { ...config.themeConfig, navbar: { ...navbar, items: [item] } } } : config;
}
