import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { ContentSecurityPolicyOptions } from '../../src/plugins/content-security-policy/options';
import site from '../../docusaurus.config';
import { applyMistake } from './mistakes';

const navbar = {
  title: 'fixture',
  hideOnScroll: true,
  items: [
    { type: 'docSidebar', sidebarId: 'all', label: 'Sidebar item' },
    { type: 'doc', docId: 'guide', label: 'Doc item' },
    { type: 'doc', docId: 'draft', label: 'Draft item' },
    { to: '/errors/', label: 'Link item' },
    { type: 'dropdown', label: 'Dropdown item', items: [{ to: '/errors/', label: 'Nested link' }] },
    { type: 'html', value: '<b>Html item</b>' },
    { type: 'docsVersion', label: 'Version item' },
    { type: 'docsVersionDropdown', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
    { type: 'search', position: 'right' },
  ],
} satisfies ThemeConfig['navbar'];

const announcementBar = {
  id: 'first',
  content: 'Read the <a href="https://example.com/news">news</a>',
  backgroundColor: '#0a6847',
  textColor: '#ffffff',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];

const themeConfig = {
  ...site.themeConfig,
  navbar,
  announcementBar,
  footer: {
    links: [
      { label: 'One', to: '/docs/intro/' },
      { label: 'Two', to: '/errors/' },
    ],
    copyright: 'Fixture',
  },
} satisfies ThemeConfig;

const presetOptions = {
  docs: {
    sidebarPath: './sidebars.ts',
    lastVersion: 'current',
    versions: { current: { label: 'Next' }, '1.0': { label: '1.0' } },
  },
  blog: false,
  theme: { customCss: './src/css/custom.css' },
} satisfies PresetOptions;

const contentSecurityPolicy = {
  id: 'default',
  directives: { 'default-src': ["'self'"], 'script-src': ["'self'"], 'style-src': ["'self'", "'unsafe-inline'"] },
} satisfies ContentSecurityPolicyOptions;

/** The site's own configuration, with everything that the site itself does not use. */
const config: Config = {
  ...site,
  title: 'fixture',
  baseUrl: '/fixture/',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de'],
    localeConfigs: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  },
  presets: [['classic', presetOptions]],
  plugins: ['./src/plugins/highlight-at-build/index.ts', ['./src/plugins/content-security-policy/index.ts', contentSecurityPolicy]],
  themeConfig,
};

export default applyMistake(config, navbar, process.env.FIXTURE_MISTAKE);
