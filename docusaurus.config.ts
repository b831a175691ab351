import type { Config, HtmlTagObject, PluginConfig } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { ApiReferenceOptions } from './src/plugins/api-reference/options';
import type { ChatArchiveOptions } from './src/plugins/chat-archive/options';
import type { ClientBundleOptions } from './src/plugins/client-bundle/options';
import type { ContentSecurityPolicyOptions } from './src/plugins/content-security-policy/options';
import type { SearchIndexOptions } from './src/plugins/search-index/options';
import type { StreamNotesOptions } from './src/plugins/stream-notes/options';
import { SNAPSHOTS } from './src/plugins/api-reference/snapshots';
import { readApiSymbols } from './src/remark/apiSymbols';
import { linkIdentifiers, type LinkIdentifiersOptions } from './src/remark/linkIdentifiers';
import { codeTheme } from './src/utils/codeTheme';
import { hasGitHistory } from './src/utils/gitHistory';

/** Repository of the framework that this site documents. */
const framework = 'https://github.com/elizaOS/eliza';
/** Repository that holds this site, for edit links: the one that builds it, if that is known. */
const site = `https://github.com/${process.env.GITHUB_REPOSITORY ?? 'elizaOS/eliza'}`;
const communityChat = 'https://discord.gg/ai16z';
/** Read the current API reference from a checkout of the framework instead of the published package. */
const frameworkCheckout = process.env.ELIZA_CHECKOUT;

/** "Last updated" lines need the whole history; without it they are left out. */
const showLastUpdate = hasGitHistory(__dirname);

const sharedDocsOptions = {
  editUrl: `${site}/edit/main/`,
  breadcrumbs: true,
} satisfies DocsOptions;

const identifierLinks = {
  symbols: () => readApiSymbols(`${__dirname}/api`, 'api'),
  // The reference of an old release has its own pages to link to.
  exclude: `${__dirname}/docs/api/`,
} satisfies LinkIdentifiersOptions;

const docs = {
  ...sharedDocsOptions,
  remarkPlugins: [[linkIdentifiers, identifierLinks]],
  sidebarPath: './sidebars.ts',
  routeBasePath: 'docs',
  lastVersion: 'current',
  versions: { current: { label: 'Next' } },
  showLastUpdateAuthor: showLastUpdate,
  showLastUpdateTime: showLastUpdate,
} satisfies DocsOptions;

const communityDocs = {
  ...sharedDocsOptions,
  remarkPlugins: [[linkIdentifiers, identifierLinks]],
  id: 'community',
  path: 'community',
  // The chat archive is a plugin of its own.
  exclude: ['Discord/**'],
  routeBasePath: 'community',
  sidebarPath: './sidebars.community.ts',
  showLastUpdateAuthor: showLastUpdate,
  showLastUpdateTime: showLastUpdate,
} satisfies DocsOptions;

const apiDocs = {
  ...sharedDocsOptions,
  id: 'api',
  path: 'api',
  routeBasePath: 'api',
  sidebarPath: './src/plugins/api-reference/sidebars.ts',
} satisfies DocsOptions;

const apiReference = {
  id: 'default',
  repository: framework,
  checkout: frameworkCheckout,
  snapshots: SNAPSHOTS,
} satisfies ApiReferenceOptions;

const streamNotes = { id: 'default', path: 'community', routeBasePath: 'community' } satisfies StreamNotesOptions;

const chatArchive = {
  id: 'default',
  path: 'community/Discord',
  routeBasePath: 'community/Discord',
  editUrl: sharedDocsOptions.editUrl,
  apiPath: 'api',
} satisfies ChatArchiveOptions;

const clientBundle = {
  id: 'default',
  onDemand: [
    { route: chatArchive.routeBasePath, preloadModule: '@site/src/components/ChatArchive/preloadArchivePage.ts' },
  ],
  // Two pages of three are of the API references.
  sections: ['api', 'docs/api'],
} satisfies ClientBundleOptions;

const contentSecurityPolicy = {
  id: 'default',
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // Diagrams are coloured by style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  },
} satisfies ContentSecurityPolicyOptions;

const search = {
  id: 'default',
  maxHits: 8,
  highlightResult: true,
} satisfies SearchIndexOptions;

const presetOptions = {
  // The three docs instances are plugins of their own, see src/plugins/docs.
  docs: false,
  blog: false,
  theme: { customCss: './src/css/custom.css' },
  sitemap: { lastmod: null, changefreq: null, priority: null },
} satisfies PresetOptions;

const plugins: PluginConfig[] = [
  ['./src/plugins/api-reference/index.ts', apiReference],
  ['./src/plugins/docs/index.ts', docs],
  ['./src/plugins/docs/index.ts', communityDocs],
  ['./src/plugins/docs/index.ts', apiDocs],
  ['./src/plugins/stream-notes/index.ts', streamNotes],
  ['./src/plugins/chat-archive/index.ts', chatArchive],
  ['./src/plugins/client-bundle/index.ts', clientBundle],
  './src/plugins/highlight-at-build/index.ts',
  ['./src/plugins/content-security-policy/index.ts', contentSecurityPolicy],
];

/** Tells feed readers about a feed of the community area. */
function feedLink(type: string, title: string, file: string): HtmlTagObject {
  return { tagName: 'link', attributes: { rel: 'alternate', type, title, href: `/eliza/community/${file}` } };
}

const navbar = {
  title: 'eliza',
  hideOnScroll: true,
  logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 },
  items: [
    { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs', position: 'left' },
    { type: 'docSidebar', docsPluginId: 'api', sidebarId: 'defaultSidebar', label: 'API', position: 'left' },
    { to: '/community/', activeBasePath: '/community/', label: 'Community', position: 'left' },
    { type: 'custom-iconLink', icon: 'chat', href: communityChat, label: 'Community chat', position: 'right' },
    { type: 'custom-iconLink', icon: 'source', href: framework, label: 'Source repository', position: 'right' },
  ],
} satisfies ThemeConfig['navbar'];

const footer = {
  logo: { alt: 'eliza', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32, href: '/' },
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Introduction', to: '/docs/intro/' },
        { label: 'Quickstart', to: '/docs/quickstart/' },
        { label: 'API reference', to: '/api/' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Take part', to: '/community/' },
        { label: 'Chat', href: communityChat },
        { label: 'Discussions', href: `${framework}/discussions` },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'GitHub', href: framework },
        { label: 'npm', href: 'https://www.npmjs.com/package/@elizaos/core' },
        { label: 'Releases', href: `${framework}/releases` },
      ],
    },
  ],
  copyright: `Copyright © ${new Date().getFullYear()} the Eliza contributors. Text and code under the MIT licence.`,
} satisfies ThemeConfig['footer'];

const themeConfig = {
  image: 'img/social-card.png',
  metadata: [{ name: 'twitter:card', content: 'summary_large_image' }],
  colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true },
  docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  mermaid: { theme: { light: 'neutral', dark: 'dark' } },
  navbar,
  footer,
  prism: { theme: codeTheme, darkTheme: codeTheme },
} satisfies ThemeConfig;

const config: Config = {
  title: 'eliza',
  tagline: '用 TypeScript 构建会对话、会行动的 AI 智能体',
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  url: 'https://elizaos.github.io',
  baseUrl: '/eliza/',
  trailingSlash: true,
  organizationName: 'elizaOS',
  projectName: 'eliza',
  // A browser-free test reports every broken link and anchor, of generated pages too (e2e/links.spec.ts).
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'warn',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  // Generated reference pages hold braces and angle brackets, which only .mdx files may not.
  markdown: { mermaid: true, format: 'detect' },
  future: {
    experimental_faster: true,
  },
  headTags: [
    { tagName: 'meta', attributes: { name: 'referrer', content: 'strict-origin-when-cross-origin' } },
    feedLink('application/rss+xml', 'Streams', 'streams.xml'),
    feedLink('application/atom+xml', 'Streams', 'streams.atom.xml'),
    feedLink('application/atom+xml', 'Chat archive', 'discord.atom.xml'),
  ],
  presets: [['classic', presetOptions]],
  plugins,
  themes: ['@docusaurus/theme-mermaid', ['./src/plugins/search-index/index.ts', search]],
  themeConfig,
};

export default config;
