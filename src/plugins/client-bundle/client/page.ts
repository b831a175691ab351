import type { ComponentType } from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import type { RouteConfig } from 'react-router-config';
import { pathToLoad } from './fetchAhead';
import { HASH_LENGTH } from './hashLength';
import registry, { type Loader } from './registry';
import routesChunkNames from './routesChunkNames';
import stayOffline from './stayOffline';

/** Variables of the bundler's runtime. */
declare const __webpack_public_path__: string;
declare const __webpack_require__: {
  (module: number): unknown;
  /** Loads a chunk. */
  e: (chunkName: string) => Promise<unknown>;
  /** The file of a chunk, below the public path. */
  u: (chunkName: string) => string;
  /** Added by Docusaurus: the address of a chunk. */
  gca?: (chunkName: string) => string;
};

declare global {
  // Also filled in by the code that hashedChunks.ts inserts.
  /** Hashes in the file names of chunks, by chunk. */
  var chunkHashes: Record<string, string> | undefined;
  /** Module ids of loaded pages, by chunk. */
  var chunkModules: Record<string, number> | undefined;
}

/** Lets a component load more before it is shown: the page at the path that the function returns. */
type Preload = <Props>(component: ComponentType<Props>, pathToLoad: () => string) => ComponentType<Props>;

/** Loaders by the names of their chunks, and the hashes of these chunks in one string. */
type Loaders = [Record<string, Loader>, string] | [];

// Docusaurus calls this for the file of a chunk when it fetches a page ahead. Its own function has a table of all
// chunks.
__webpack_require__.gca = (name) => __webpack_public_path__ + __webpack_require__.u(name);

/** Number of routes so far, which distinguishes routes with the same path. */
let count = 0;

/**
 * Creates a route with the same component as Docusaurus would, and enters its chunks in the tables that Docusaurus
 * reads.
 *
 * @param path - path of the route
 * @param chunkNames - chunks that become props of the component
 * @param loaders - loaders of those chunks that no earlier route has
 * @param attributes - other attributes of the route
 * @param routes - routes inside it
 * @param preload - lets the component load more before it is shown
 */
export function page(
  path: string,
  chunkNames: unknown,
  loaders: Loaders,
  attributes: Partial<RouteConfig>,
  routes?: RouteConfig[],
  preload?: Preload,
): RouteConfig {
  count += 1;
  routesChunkNames[`${path}-${count}`] = chunkNames;
  register(loaders);
  const number = String(count);
  let component: RouteConfig['component'];
  return {
    path,
    // Created on demand: creating those of all pages would delay the first page.
    get component() {
      if (!component) {
        const created = ComponentCreator(path, number);
        component = stayOffline(preload ? preload(created, pathToLoad) : created);
      }
      return component;
    },
    ...attributes,
    ...(routes && { routes }),
  };
}

/**
 * Creates the routes of pages that differ only in path and content.
 *
 * @param base - what their paths start with
 * @param chunkNames - chunks that become props of the component, without the content
 * @param loaders - loaders of those chunks that no earlier route has
 * @param attributes - other attributes of the routes
 * @param paths - paths below the base, as foldPaths of clientRoutes.ts writes them
 * @param hashes - hashes of the content chunks, in one string
 */
export function pages(
  base: string,
  chunkNames: Record<string, unknown>,
  loaders: Loaders,
  attributes: Partial<RouteConfig>,
  paths: string,
  hashes: string,
): RouteConfig[] {
  register(loaders);
  let folder = '';
  return paths.split(' ').flatMap((item): RouteConfig[] => {
    if (item.startsWith('/')) {
      folder = item.slice(1);
      return [];
    }
    const path = base + folder + item;
    const content = `pages/${path.slice(__webpack_public_path__.length)}`;
    const load = (): Promise<unknown> =>
      __webpack_require__.e(content).then(() => __webpack_require__(globalThis.chunkModules?.[content] ?? -1));
    const hash = hashes.slice(0, HASH_LENGTH);
    hashes = hashes.slice(HASH_LENGTH);
    return [page(`${path}/`, { ...chunkNames, content }, [{ [content]: load }, hash], { exact: true, ...attributes })];
  });
}

function register([loaders = {}, hashes = '']: Loaders): void {
  const chunkHashes = (globalThis.chunkHashes ??= {});
  Object.entries(loaders).forEach(([name, loader], index) => {
    registry[name] = [loader];
    const hash = hashes.slice(index * HASH_LENGTH, (index + 1) * HASH_LENGTH);
    // Spaces stand for a module in the main bundle, which has no chunk.
    if (hash.trim()) {
      chunkHashes[name] = hash;
    }
  });
}
