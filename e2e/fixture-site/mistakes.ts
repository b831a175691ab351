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

/** Parts of the theme's configuration that are wrong, by the name of the mistake. */
const THEME_MISTAKES: Readonly<Record<string, Partial<ThemeConfig>>> = {
  'unknown-language': { prism: { additionalLanguages: ['klingon'] } },
};

/**
 * The configuration with one mistake in it; unchanged without one.
 *
 * @param mistake - name of a mistake in the configuration of the theme; mistakes in pages are not in the configuration
 */
export function applyMistake(config: Config, navbar: Navbar, mistake = ''): Config {
  const item = NAVBAR_MISTAKES[mistake];
  const part = item ? { navbar: { ...navbar, items: [item] } } : THEME_MISTAKES[mistake];
  return { ...config, themeConfig: { ...config.themeConfig, ...part } };
}
