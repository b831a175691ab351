import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeUrl, posixPath } from '@docusaurus/utils';
import type { Chunk, Configuration } from 'webpack';
import type { DocusaurusConfig, LoadContext, Plugin, SiteMetadata } from '@docusaurus/types';
import { clientRoutes, PAGES_FILE, ROUTES_FILE } from './clientRoutes';
import { CHUNK_FILENAME, HashedChunks } from './hashedChunks';
import type { ClientBundleOptions } from './options';
import { unusedNavbarItems } from './unusedNavbarItems';
import { withoutUnusedInfima } from './withoutUnusedInfima';

export { validateOptions } from './options';

/**
 * Adds a table of all chunks to the runtime (3.7 KB), which client/page.ts doesn't need.
 *
 * https://github.com/facebook/docusaurus/blob/v3.6.3/packages/docusaurus/src/webpack/plugins/ChunkAssetPlugin.ts
 */
const TABLE_OF_CHUNKS = 'ChunkAssetPlugin';
/**
 * Has a style that hides the focus after a mouse click, even from users of screen readers. Removed in Docusaurus 3.10.
 */
const THEME_HOOKS = path.join(path.dirname(require.resolve('@docusaurus/theme-common/internal')), 'hooks');
const THEME = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme');
const METADATA_FILE = 'site-metadata.json';
/** What only the build reads of the configuration. */
const BUILD_CONFIG: ReadonlySet<string> = new Set<keyof DocusaurusConfig>([
  'presets',
  'plugins',
  'themes',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'markdown',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'organizationName',
  'projectName',
]);
/** Needs one helper of tslib, but because it is a CommonJS module, all of them would be bundled (3.6 KB). */
const UTILS_COMMON = path.dirname(require.resolve('@docusaurus/utils-common'));

/**
 * Makes what every page loads smaller, above all the routes of the site: see README.md.
 *
 * @param context - the site
 * @param options - routes that are loaded later, see options.ts
 * @throws an error if Docusaurus does not write its routes in the known form
 */
export default function clientBundlePlugin(context: LoadContext, options: ClientBundleOptions): Plugin {
  const folder = path.join(context.generatedFilesDir, 'client-bundle');
  const pathOf = (route: string): string => normalizeUrl([context.baseUrl, route]);
  const client = (file: string): string => path.join(context.siteDir, 'src/plugins/client-bundle/client', file);

  /** Writes the routes, and returns what the bundler needs to know about them. */
  function writeRoutes(): { file: string; hashedChunks: HashedChunks; pageChunks: ReadonlySet<string> } {
    const read = (file: string): string => readFileSync(path.join(context.generatedFilesDir, file), 'utf8');
    const { routes, pages, pageModules, placeholders } = clientRoutes(
      { routes: read('routes.js'), registry: read('registry.js'), chunkNames: read('routesChunkNames.json') },
      {
        baseUrl: context.baseUrl,
        onDemand: options.onDemand.map(({ route, preloadModule }) => ({ path: pathOf(route), preloadModule })),
        // Relative, so that the hashes don't depend on the folder of the site.
        clientFolder: posixPath(path.relative(folder, client(''))),
      },
    );
    const file = path.join(folder, ROUTES_FILE);
    writeFileSync(file, routes);
    writeFileSync(path.join(folder, PAGES_FILE), pages);
    const pageFiles = new Map(
      [...pageModules].map(([chunk, module]) => [
        chunk,
        realpathSync(path.join(context.siteDir, module.slice('@site/'.length))),
      ]),
    );
    return {
      file,
      hashedChunks: new HashedChunks({ placeholders, pageFiles }),
      pageChunks: new Set(pageModules.keys()),
    };
  }

  /** Writes the configuration without the parts that only the build needs, such as paths on this machine. */
  function writeConfig(): string {
    const file = path.join(folder, 'docusaurus.config.json');
    const { experimental_router } = context.siteConfig.future;
    const config = Object.entries(context.siteConfig).filter(([key]) => !BUILD_CONFIG.has(key));
    writeFileSync(file, JSON.stringify({ ...Object.fromEntries(config), future: { experimental_router } }));
    return file;
  }

  /** Writes the versions of Docusaurus and of the site without the list of all plugins, which nothing in the browser reads. */
  function writeMetadata(): string {
    const file = path.join(folder, METADATA_FILE);
    const metadata = JSON.parse(
      readFileSync(path.join(context.generatedFilesDir, METADATA_FILE), 'utf8'),
    ) as SiteMetadata;
    writeFileSync(file, JSON.stringify({ ...metadata, pluginVersions: {} } satisfies SiteMetadata));
    return file;
  }

  return {
    name: 'client-bundle',

    getClientModules: () => [client('fetchAhead.ts')],

    // Saves 1.5 s: otherwise each of the hundred style sheets looks for a configuration file and sets up the plugins
    // again.
    configurePostCss: (postCss) => ({
      ...postCss,
      config: false,
      plugins: [
        ...(process.env.NODE_ENV === 'production' ? [withoutUnusedInfima(context.siteDir)] : []),
        ...postCss.plugins.map(setUp),
      ],
    }),

    configureWebpack(config, isServer) {
      // Names that the bundler derives from paths must not depend on where the site is or where the build is started.
      const sameNames = { context: context.siteDir };
      if (isServer || process.env.NODE_ENV !== 'production') {
        return sameNames;
      }
      config.plugins = withoutTableOfChunks(config.plugins);
      // Not earlier, because the theme first has to fill in the defaults of the configuration.
      const { navbar } = context.siteConfig.themeConfig as { navbar: { items: object[] } };
      mkdirSync(folder, { recursive: true });
      const { file, hashedChunks, pageChunks } = writeRoutes();
      return {
        ...sameNames,
        // Before the alias of the folder that Docusaurus writes them to.
        mergeStrategy: { 'resolve.alias': 'prepend' },
        plugins: [hashedChunks],
        optimization: {
          // Named ids don't change when pages are added, and save every page a table of names.
          chunkIds: 'named',
          // A listed page has all it needs in one chunk: its list can name only one.
          splitChunks: { chunks: (chunk: Chunk) => !chunk.canBeInitial() && !pageChunks.has(chunk.name ?? '') },
        },
        output: { chunkFilename: CHUNK_FILENAME },
        module: {
          rules: [
            {
              test: /\.[jt]sx?$/,
              include: [THEME, path.dirname(THEME_HOOKS), path.join(context.siteDir, 'src')],
              enforce: 'pre',
              loader: path.join(context.siteDir, 'src/plugins/client-bundle/withoutNotes.cjs'),
            },
            {
              include: [UTILS_COMMON, THEME_HOOKS],
              resolve: { alias: { tslib$: client('tslib.ts'), './styles.css$': false } },
            },
          ],
        },
        resolve: {
          alias: {
            ...Object.fromEntries(
              [...unusedNavbarItems(navbar.items), ...options.buildOnly].map((module) => [
                `${module}$`,
                client('noComponent.ts'),
              ]),
            ),
            '@docusaurus/Head$': client('Head.tsx'),
            '@generated/docusaurus.config$': writeConfig(),
            '@generated/site-metadata$': writeMetadata(),
            '@generated/routes$': file,
            '@generated/registry$': client('registry.ts'),
            '@generated/routesChunkNames$': client('routesChunkNames.ts'),
          },
        },
      };
    },
  };
}

function withoutTableOfChunks(plugins: Configuration['plugins'] = []): Configuration['plugins'] {
  const others = plugins.filter((plugin) => plugin?.constructor.name !== TABLE_OF_CHUNKS);
  if (others.length === plugins.length) {
    throw new Error(
      `client-bundle: this version of Docusaurus has no ${TABLE_OF_CHUNKS}: fix src/plugins/client-bundle/index.ts.`,
    );
  }
  return others;
}

/** Sets up a PostCSS plugin that is given as a module and its options. */
function setUp(plugin: unknown): unknown {
  if (!Array.isArray(plugin) || typeof plugin[0] !== 'string') {
    return plugin;
  }
  const [file, pluginOptions] = plugin as [string, unknown];
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the loader that gets this path requires it, too
  const create = require(file) as (given: unknown) => unknown;
  return create(pluginOptions);
}
