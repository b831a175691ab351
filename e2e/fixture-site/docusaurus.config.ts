import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { SocialCardsOptions } from '../../src/plugins/social-cards/options';
import { OWN_KINDS } from '../../src/components/CallOut/kinds';
import { refuseActiveContent } from '../../src/plugins/content-security-policy/refuseActiveContent';
import { buildTime } from '../../src/utils/buildTime';
import site from '../../docusaurus.config';

const navbar = {
  title: 'fixture',
  hideOnScroll: true,
  items: [
    { type: 'docSidebar', sidebarId: 'all', label: 'Sidebar item' },
    { type: 'doc', docId: 'guide', label: 'Doc item' },
    { type: 'doc', docId: 'draft', label: 'Draft item' },
    { type: 'doc', docId: 'alone', label: 'Alone item' },
    { type: 'docSidebar', docsPluginId: 'notes', sidebarId: 'notes', label: 'Notes item' },
    { type: 'doc', docsPluginId: 'notes', docId: 'second', label: 'Note item' },
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
  backgroundColor: '#08623f',
  textColor: '#ffffff',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];

const themeConfig = {
  ...site.themeConfig,
  navbar,
  announcementBar,
  prism: {
    ...(site.themeConfig?.prism as ThemeConfig['prism']),
    // PHP needs another language, which is not named here.
    additionalLanguages: ['php'],
  },
  footer: {
    links: [
      { label: 'One', to: '/docs/intro/' },
      { label: 'Two', to: '/errors/' },
    ],
    copyright: `© ${buildTime().getUTCFullYear()} Fixture`,
  },
  // What a test gets wrong on purpose.
  ...(JSON.parse(process.env.FIXTURE_THEME_CONFIG ?? '{}') as Partial<ThemeConfig>),
} satisfies ThemeConfig;

const docs = {
  sidebarPath: './sidebars.ts',
  lastVersion: 'current',
  versions: { current: { label: 'Next' }, '1.0': { label: '1.0' } },
  admonitions: { keywords: [...OWN_KINDS], extendDefaults: true },
  rehypePlugins: [refuseActiveContent],
} satisfies DocsOptions;

/** Without versions, with all pages in one sidebar. */
const notes = {
  id: 'notes',
  path: 'notes',
  routeBasePath: 'notes',
  sidebarPath: './sidebars.notes.ts',
  rehypePlugins: [refuseActiveContent],
} satisfies DocsOptions;

const presetOptions = {
  docs: false,
  blog: false,
  pages: { rehypePlugins: [refuseActiveContent] },
  theme: { customCss: './src/css/custom.css' },
} satisfies PresetOptions;

const socialCards = {
  release: 'fixture 1.0',
  sections: [
    { route: 'docs', name: 'Docs' },
    { route: 'notes', name: 'Notes' },
  ],
  shared: { 'docs/1.0': 'Release 1.0' },
} satisfies SocialCardsOptions;

/** The configuration of the documentation site, plus the features that the documentation site doesn't use. */
const config: Config = {
  ...site,
  title: 'fixture',
  baseUrl: '/fixture/',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de'],
    localeConfigs: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  },
  presets: ['./src/plugins/build-guard/index.ts', './src/plugins/early-checks/index.ts', ['classic', presetOptions]],
  plugins: [
    ['./src/plugins/slim-docs/index.ts', docs],
    ['./src/plugins/slim-docs/index.ts', notes],
    './src/plugins/client-bundle/index.ts',
    './src/plugins/highlight/index.ts',
    './src/plugins/no-script/index.ts',
    './src/plugins/page-recovery/index.ts',
    ['./src/plugins/social-cards/index.ts', socialCards],
    './src/plugins/content-security-policy/index.ts',
    './src/plugins/page-steps/index.ts',
  ],
  themeConfig,
};

export default config;
