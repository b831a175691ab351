// First, because the other imports fail on an older Node.
import './src/utils/checkNode.mjs';
import type { Config, PluginConfig } from '@docusaurus/types';
import type { Options as RedirectsOptions } from '@docusaurus/plugin-client-redirects';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import { OWN_KINDS } from './src/components/CallOut/kinds';
import { COMMUNITY_CHAT, RELEASE } from './src/release/version';
import { withVerification } from './src/release/withVerification';
import { SNAPSHOTS } from './src/release/snapshots';
import { buildTime } from './src/utils/buildTime';
import { hasGitHistory } from './src/utils/gitHistory';
import { parseFrontMatter } from './src/utils/readFrontMatter';
import { completeAgentsFile } from './src/plugins/agents-file/agentsFile';
import {
  type ApiReferenceOptions,
  breakNamesInContents,
  leadsInHtmlOnly,
  linkIdentifiers,
  type LinkIdentifiersOptions,
  listBreakingChanges,
  readApiSymbols,
} from './src/plugins/api-reference/forConfig';
import { showBlocks } from './src/plugins/blocks/showBlocks';
import {
  ARCHIVE_ROUTE,
  channelName,
  type ChatArchiveOptions,
  DIGEST_CHANNEL_IDS,
  DIGEST_CHANNELS,
  DIGEST_SECTIONS,
} from './src/plugins/chat-archive/forConfig';
import type { ClientBundleOptions } from './src/plugins/client-bundle/options';
import { refuseActiveContent } from './src/plugins/content-security-policy/refuseActiveContent';
import { listQuestions } from './src/plugins/faq/listQuestions';
import { explainTerms, type ExplainTermsOptions } from './src/plugins/glossary/explainTerms';
import { codeTheme, type HighlightOptions, keepBackslashes } from './src/plugins/highlight/forConfig';
import type { MarkdownPagesOptions } from './src/plugins/markdown-pages/options';
import type { McpServerOptions } from './src/plugins/mcp-server/options';
import { showPictures } from './src/plugins/pictures/showPictures';
import { markSamples, type MarkSamplesOptions, type SampleTypesOptions } from './src/plugins/sample-types/forConfig';
import { type SearchOptions, withoutSearchedAs } from './src/plugins/search/forConfig';
import { gatherSettings } from './src/plugins/settings/gatherSettings';
import { datedItems } from './src/plugins/sitemap/datedItems';
import { CARD_SIZE, type SocialCardsOptions } from './src/plugins/social-cards/forConfig';
import { STREAMS_ROUTE } from './src/plugins/streams/route';
import { fitTables } from './src/plugins/tables/fitTables';
import { gatherFromGuides } from './src/plugins/troubleshooting/gatherFromGuides';

/** Repository of the framework that this site documents. */
const framework = RELEASE.repository;
/** Repository of this site, for edit links. On GitHub's CI, the one that builds it. */
const site = `https://github.com/${process.env.GITHUB_REPOSITORY ?? 'elizaOS/eliza'}`;
/** Address of the site on its host. */
const baseUrl = '/eliza/';
/** Read the current API reference from a checkout of the framework instead of the published package. */
const frameworkCheckout = process.env.ELIZA_CHECKOUT;

/** "Last updated" lines need the whole history; without it they are left out. */
const showLastUpdate = hasGitHistory(__dirname);

const sharedDocsOptions = {
  editUrl: `${site}/edit/main/`,
  breadcrumbs: true,
  admonitions: { keywords: [...OWN_KINDS], extendDefaults: true },
  rehypePlugins: [refuseActiveContent, fitTables, breakNamesInContents],
} satisfies DocsOptions;

/** What guides and community pages have besides. */
const writtenDocsOptions = {
  ...sharedDocsOptions,
  beforeDefaultRemarkPlugins: [
    keepBackslashes,
    [markSamples, { exclude: `${__dirname}/docs/api/` } satisfies MarkSamplesOptions],
    showBlocks,
    [gatherFromGuides, { siteDir: __dirname }],
    [listQuestions, { siteDir: __dirname }],
    [showPictures, { siteDir: __dirname, baseUrl }],
  ],
} satisfies DocsOptions;

const identifierLinks = {
  symbols: () => readApiSymbols(`${__dirname}/api`, 'api'),
  // The reference of an old release has its own pages to link to.
  exclude: `${__dirname}/docs/api/`,
} satisfies LinkIdentifiersOptions;

const glossaryNotes = {
  siteDir: __dirname,
  exclude: `${__dirname}/docs/api/`,
} satisfies ExplainTermsOptions;

const docs = {
  ...writtenDocsOptions,
  beforeDefaultRemarkPlugins: [
    ...writtenDocsOptions.beforeDefaultRemarkPlugins,
    [gatherSettings, { siteDir: __dirname }],
    [completeAgentsFile, { siteDir: __dirname }],
    listBreakingChanges,
  ],
  remarkPlugins: [
    [linkIdentifiers, identifierLinks],
    [explainTerms, glossaryNotes],
  ],
  sidebarPath: './sidebars.ts',
  routeBasePath: 'docs',
  lastVersion: 'current',
  versions: { current: { label: 'Next' } },
  showLastUpdateAuthor: showLastUpdate,
  showLastUpdateTime: showLastUpdate,
} satisfies DocsOptions;

const communityDocs = {
  ...writtenDocsOptions,
  remarkPlugins: [[linkIdentifiers, identifierLinks]],
  id: 'community',
  path: 'community',
  // The plugin chat-archive shows it.
  exclude: ['Discord/**'],
  routeBasePath: 'community',
  sidebarPath: './sidebars.community.ts',
  showLastUpdateAuthor: showLastUpdate,
  showLastUpdateTime: showLastUpdate,
} satisfies DocsOptions;

const apiDocs = {
  ...sharedDocsOptions,
  rehypePlugins: [...sharedDocsOptions.rehypePlugins, [leadsInHtmlOnly, { baseUrl }]],
  id: 'api',
  path: 'api',
  routeBasePath: 'api',
  sidebarPath: './src/plugins/api-reference/pages/sidebars.ts',
} satisfies DocsOptions;

const apiReference = {
  id: 'default',
  repository: framework,
  checkout: frameworkCheckout,
} satisfies ApiReferenceOptions;

const highlight = {
  links: { packageName: RELEASE.packageName, routes: identifierLinks.symbols },
} satisfies HighlightOptions;

const sampleTypes = { id: 'default', apiPath: apiDocs.path } satisfies SampleTypesOptions;

const chatArchive = {
  editUrl: sharedDocsOptions.editUrl,
  symbols: identifierLinks.symbols,
} satisfies ChatArchiveOptions;

const mcpServer = { id: 'default', apiPath: 'api', oldApiPath: 'docs/api' } satisfies McpServerOptions;

const clientBundle = {
  id: 'default',
  onDemand: [{ route: ARCHIVE_ROUTE, preloadModule: '@site/src/plugins/chat-archive/client/preloadArchivePage.ts' }],
  buildOnly: [
    // Only programs that don't run scripts read what these name.
    '@site/src/plugins/markdown-pages/client/MarkdownLink',
    '@site/src/plugins/social-cards/client/SocialCard',
    // Their HTML stays as the build wrote it, see src/components/BuiltHtml.
    '@site/src/plugins/message-walk/client/Steps',
    '@site/src/plugins/character-file/client/rules/Rules',
  ],
} satisfies ClientBundleOptions;

const markdownPages = {
  id: 'default',
  sections: [
    {
      route: `${docs.routeBasePath}/`,
      title: 'Guides',
      line: 'Tutorial, recipes, concepts, packages, settings and troubleshooting.',
      docs: 'default',
      inFull: true,
      first: [
        'Overview',
        'Tutorial',
        'Core',
        'Recipes',
        'Build with AI',
        'Help',
        'Choose',
        'Guides',
        'Advanced',
        'Reference',
      ],
    },
    {
      route: `${apiDocs.routeBasePath}/`,
      title: 'API reference',
      line: `Everything that ${RELEASE.packageName} ${RELEASE.version} exports, with signatures.`,
      docs: apiDocs.id,
    },
    {
      route: `${communityDocs.routeBasePath}/`,
      title: 'Community',
      line: 'How to take part, lessons, contributors, and notes of talks and calls.',
      docs: communityDocs.id,
    },
    {
      route: `${ARCHIVE_ROUTE}/`,
      title: 'Chat archive',
      line: 'What the chat of the project said in 2024, by channel and topic.',
      optional: true,
    },
    ...DIGEST_CHANNEL_IDS.map((channel) => ({
      route: `${ARCHIVE_ROUTE}/${channel}/`,
      title: `#${channelName(channel)}`,
      line: `Days of the chat archive. ${DIGEST_CHANNELS[channel].line}`,
      optional: true,
    })),
  ],
  // The pages of the older release, which its overview lists.
  unlisted: '^docs/api/.',
} satisfies MarkdownPagesOptions;

/** Titles by the folder of the API reference. */
const KINDS_OF_EXPORTS = {
  classes: 'Classes',
  enumerations: 'Enumerations',
  functions: 'Functions',
  interfaces: 'Interfaces',
  'type-aliases': 'Type aliases',
  variables: 'Variables',
};
const STREAM_MONTHS = ['2024-10', '2024-11', '2024-12'];

/**
 * Redirects for folders that have no page of their own. Only a full page load follows a redirect, so links on the site
 * must not lead to one; e2e/support/links.ts reports those. Don't redirect to anchors: the plugin drops the slash
 * before them.
 */
const redirects = {
  redirects: [
    { from: '/docs/', to: '/docs/intro/' },
    { from: '/docs/core/', to: '/docs/core/characterfile/' },
    { from: '/docs/guides/', to: '/docs/guides/configuration/' },
    { from: '/docs/advanced/', to: '/docs/advanced/fine-tuning/' },
    { from: '/docs/tools/', to: '/docs/tools/character/' },
    ...['/api', '/docs/api'].flatMap((reference) =>
      Object.keys(KINDS_OF_EXPORTS).map((kind) => ({ from: `${reference}/${kind}/`, to: `${reference}/globals/` })),
    ),
    { from: '/community/Notes/', to: '/community/Notes/cookbook/' },
    ...STREAM_MONTHS.map((month) => ({
      from: `/${STREAMS_ROUTE}/${month.split('-').reverse().join('-')}/`,
      to: `/${STREAMS_ROUTE}/`,
    })),
    {
      from: Object.keys(DIGEST_SECTIONS).map((section) => `/${ARCHIVE_ROUTE}/${section}/`),
      to: `/${ARCHIVE_ROUTE}/`,
    },
    { from: `/${ARCHIVE_ROUTE}/problems/`, to: `/${ARCHIVE_ROUTE}/answers/` },
  ],
} satisfies RedirectsOptions;

const socialCards = {
  release: `eliza ${RELEASE.version}`,
  sections: [
    { route: 'docs', name: 'Docs' },
    { route: 'community', name: 'Community' },
    ...SNAPSHOTS.map(({ routeBasePath, version }) => ({
      route: routeBasePath,
      name: 'API reference',
      release: `eliza ${version}`,
    })),
  ],
  shared: {
    ...Object.fromEntries(
      SNAPSHOTS.flatMap(({ routeBasePath }) =>
        Object.entries(KINDS_OF_EXPORTS).map(([kind, title]) => [`${routeBasePath}/${kind}`, title]),
      ),
    ),
    [ARCHIVE_ROUTE]: 'Chat archive',
    [STREAMS_ROUTE]: 'Streams',
  },
} satisfies SocialCardsOptions;

const search = {
  id: 'default',
  maxHits: 8,
  highlightResult: true,
} satisfies SearchOptions;

const presetOptions = {
  // The three docs instances are set up in `plugins`, see src/plugins/slim-docs.
  docs: false,
  blog: false,
  pages: { rehypePlugins: [refuseActiveContent] },
  theme: { customCss: './src/css/custom.css' },
  sitemap: {
    lastmod: showLastUpdate ? 'date' : null,
    changefreq: null,
    priority: null,
    createSitemapItems: datedItems(__dirname),
  },
} satisfies PresetOptions;

const plugins: PluginConfig[] = [
  ['./src/plugins/api-reference/index.ts', apiReference],
  ['./src/plugins/slim-docs/index.ts', docs],
  ['./src/plugins/slim-docs/index.ts', communityDocs],
  ['./src/plugins/slim-docs/index.ts', apiDocs],
  './src/plugins/glossary/index.ts',
  './src/plugins/streams/index.ts',
  ['./src/plugins/chat-archive/index.ts', chatArchive],
  './src/plugins/troubleshooting/index.ts',
  './src/plugins/character-file/index.ts',
  './src/plugins/settings/index.ts',
  ['./src/plugins/client-bundle/index.ts', clientBundle],
  ['./src/plugins/mcp-server/index.ts', mcpServer],
  './src/plugins/message-walk/index.ts',
  ['./src/plugins/markdown-pages/index.ts', markdownPages],
  ['./src/plugins/highlight/index.ts', highlight],
  ['./src/plugins/sample-types/index.ts', sampleTypes],
  './src/plugins/pictures/index.ts',
  './src/plugins/blocks/index.ts',
  './src/plugins/no-script/index.ts',
  './src/plugins/print/index.ts',
  './src/plugins/agent-skills/index.ts',
  './src/plugins/agents-file/index.ts',
  './src/plugins/page-recovery/index.ts',
  ['./src/plugins/social-cards/index.ts', socialCards],
  ['./src/plugins/redirects/index.ts', redirects],
  './src/plugins/content-security-policy/index.ts',
  './src/plugins/structured-data/index.ts',
  './src/plugins/page-steps/index.ts',
];

const navbar = {
  title: 'eliza',
  hideOnScroll: true,
  logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 },
  items: [
    { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs', position: 'left' },
    { type: 'docSidebar', docsPluginId: 'api', sidebarId: 'defaultSidebar', label: 'API', position: 'left' },
    { to: '/community/', activeBasePath: '/community/', label: 'Community', position: 'left' },
    { type: 'custom-iconLink', icon: 'chat', href: COMMUNITY_CHAT, label: 'Community chat', position: 'right' },
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
        { label: 'Chat', href: COMMUNITY_CHAT },
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
  copyright: `Copyright © ${buildTime().getUTCFullYear()} the Eliza contributors. Text and code under the MIT license.`,
} satisfies ThemeConfig['footer'];

const themeConfig = {
  image: 'img/social-card.png',
  metadata: [
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:image:width', content: String(CARD_SIZE.width) },
    { property: 'og:image:height', content: String(CARD_SIZE.height) },
    { property: 'og:image:alt', content: 'eliza: agents in TypeScript that talk and act' },
  ],
  colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true },
  docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  navbar,
  footer,
  prism: { theme: codeTheme, darkTheme: codeTheme, additionalLanguages: ['bash', 'diff', 'docker', 'sql', 'toml'] },
} satisfies ThemeConfig;

const config: Config = {
  title: 'eliza',
  tagline: '用 TypeScript 构建会对话、会行动的 AI 智能体',
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  url: 'https://elizaos.github.io',
  baseUrl,
  trailingSlash: true,
  organizationName: 'elizaOS',
  projectName: 'eliza',
  // e2e/static/links.spec.ts reports every broken link and anchor, also on generated pages.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  // Only .mdx files are MDX: generated reference pages are .md, and contain braces and angle brackets.
  markdown: {
    mermaid: true,
    format: 'detect',
    parseFrontMatter: withoutSearchedAs(withVerification(parseFrontMatter)),
  },
  future: {
    experimental_faster: true,
  },
  headTags: [{ tagName: 'meta', attributes: { name: 'referrer', content: 'strict-origin-when-cross-origin' } }],
  presets: ['./src/plugins/build-guard/index.ts', './src/plugins/early-checks/index.ts', ['classic', presetOptions]],
  plugins,
  themes: ['@docusaurus/theme-mermaid', ['./src/plugins/search/index.ts', search]],
  themeConfig,
};

export default config;
