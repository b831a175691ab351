import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientRoutes } from './clientRoutes';
import type { ClientBundleOptions } from './options';
import { unusedNavbarItems, type NavbarItem } from './unusedNavbarItems';

export { validateOptions } from './options';

/**
 * Adds a table of all chunks to the runtime. client/page.ts does without.
 *
 * https://github.com/facebook/docusaurus/blob/v3.6.3/packages/docusaurus/src/webpack/plugins/ChunkAssetPlugin.ts
 */
const TABLE_OF_CHUNKS = 'ChunkAssetPlugin';
/** Brings a style for focus that styles the whole page anew at the first click; the site's own does without it. */
const THEME_HOOKS = path.join(path.dirname(require.resolve('@docusaurus/theme-common/internal')), 'hooks');
/** Wants one helper of tslib, and as a CommonJS module it would bring all of them. */
const UTILS_COMMON = path.dirname(require.resolve('@docusaurus/utils-common'));

/**
 * Makes light what every page loads, above all the routes of the site: see README.md.
 *
 * @param context - the site
 * @param options - routes that are loaded later, see options.ts
 * @throws an error if Docusaurus writes its routes in another form than is known
 */
export default function clientBundlePlugin(context: LoadContext, options: ClientBundleOptions): Plugin {
  const folder = path.join(context.generatedFilesDir, 'client-bundle');
  const pathOf = (route: string): string => normalizeUrl([context.baseUrl, route]);
  const client = (file: string): string => path.join(context.siteDir, 'src/plugins/client-bundle/client', file);

  /** Returns the file that takes the place of Docusaurus's `routes.js`. */
  function writeRoutes(): string {
    const read = (file: string): string => readFileSync(path.join(context.generatedFilesDir, file), 'utf8');
    const files = clientRoutes(
      { routes: read('routes.js'), registry: read('registry.js'), chunkNames: read('routesChunkNames.json') },
      {
        onDemand: options.onDemand.map(({ route, preloadModule }) => ({ path: pathOf(route), preloadModule })),
        sections: options.sections.map((route) => `${pathOf(route)}/`),
        clientFolder: client(''),
      },
    );
    for (const [file, text] of files) {
      writeFileSync(path.join(folder, file), text);
    }
    return path.join(folder, 'routes.js');
  }

  /** The configuration without what only the build wants of it, such as paths of this machine. */
  function writeConfig(): string {
    const file = path.join(folder, 'docusaurus.config.json');
    writeFileSync(file, JSON.stringify({ ...context.siteConfig, presets: [], plugins: [], themes: [], headTags: [] }));
    return file;
  }

  return {
    name: 'client-bundle',

    getClientModules: () => [client('fetchAheadWhenIdle.ts')],

    // Otherwise each of the hundred style sheets looks for a configuration on disk and sets up the plugin anew: 1.5 s.
    configurePostCss: (postCss) => ({ ...postCss, config: false, plugins: postCss.plugins.map(setUp) }),

    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== TABLE_OF_CHUNKS);
      // Not before, as the theme has to have filled in what the configuration leaves out.
      const { navbar } = context.siteConfig.themeConfig as { navbar: { items: NavbarItem[] } };
      mkdirSync(folder, { recursive: true });
      return {
        // Before the alias of the folder that Docusaurus writes them to.
        mergeStrategy: { 'resolve.alias': 'prepend' },
        // Names as they are, and one hash for all, spare every page a table of names and hashes of all chunks.
        optimization: { chunkIds: 'named' },
        output: { chunkFilename: 'assets/js/[id].[fullhash:8].js' },
        module: {
          rules: [
            {
              include: [UTILS_COMMON, THEME_HOOKS],
              resolve: { alias: { tslib$: client('tslib.ts'), './styles.css$': false } },
            },
          ],
        },
        resolve: {
          alias: {
            ...Object.fromEntries(
              unusedNavbarItems(navbar.items).map((module) => [`${module}$`, client('noComponent.ts')]),
            ),
            '@docusaurus/Head$': client('Head.tsx'),
            '@generated/docusaurus.config$': writeConfig(),
            '@generated/routes$': writeRoutes(),
            '@generated/registry$': client('registry.ts'),
            '@generated/routesChunkNames$': client('routesChunkNames.ts'),
          },
        },
      };
    },
  };
}

/** Sets up a plugin of PostCSS that is given as a module and its options. */
function setUp(plugin: unknown): unknown {
  if (!Array.isArray(plugin) || typeof plugin[0] !== 'string') {
    return plugin;
  }
  const [file, pluginOptions] = plugin as [string, unknown];
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- as the loader does, which is given the path
  const create = require(file) as (given: unknown) => unknown;
  return create(pluginOptions);
}
