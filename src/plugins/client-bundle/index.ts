import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientRoutes } from './clientRoutes';
import type { ClientBundleOptions } from './options';

export { validateOptions } from './options';

/** Wants one helper of tslib, and as a CommonJS module it would bring all of them. */
const UTILS_COMMON = path.dirname(require.resolve('@docusaurus/utils-common'));

/**
 * Makes light what the browser gets of the routes of the site: see README.md.
 *
 * @param context - the site
 * @param options - routes whose pages are left out, see options.ts
 * @throws an error if Docusaurus writes its routes in another form than is known
 */
export default function clientBundlePlugin(context: LoadContext, options: ClientBundleOptions): Plugin {
  const client = (file: string): string => path.join(context.siteDir, 'src/plugins/client-bundle/client', file);

  function writeRoutes(): string {
    const read = (file: string): string => readFileSync(path.join(context.generatedFilesDir, file), 'utf8');
    const routes = clientRoutes(
      { routes: read('routes.js'), registry: read('registry.js'), chunkNames: read('routesChunkNames.json') },
      options.onDemand.map(({ route, preloadModule }) => ({ path: normalizeUrl([context.baseUrl, route]), preloadModule })),
      client('page.ts'),
    );
    const folder = path.join(context.generatedFilesDir, 'client-bundle');
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, 'routes.js');
    writeFileSync(file, routes);
    return file;
  }

  return {
    name: 'client-bundle',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        // Before the alias of the folder that Docusaurus writes them to.
        mergeStrategy: { 'resolve.alias': 'prepend' },
        // Names as they are, and one hash for all, spare every page a table of names and hashes of all chunks.
        optimization: { chunkIds: 'named' },
        output: { chunkFilename: 'assets/js/[id].[fullhash:8].js' },
        module: {
          rules: [{ include: UTILS_COMMON, resolve: { alias: { tslib$: client('tslib.ts') } } }],
        },
        resolve: {
          alias: {
            '@generated/routes$': writeRoutes(),
            '@generated/registry$': client('registry.ts'),
            '@generated/routesChunkNames$': client('routesChunkNames.ts'),
          },
        },
      };
    },
  };
}
