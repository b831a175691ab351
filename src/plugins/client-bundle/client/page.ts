import type { ComponentType } from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import flat from '@docusaurus/core/lib/client/flat';
import type { ChunkNames } from '@docusaurus/types';
import type { RouteConfig } from 'react-router-config';
import { HASH_LENGTH, SIZE_BASE } from './hashLength';
import { pathToLoad } from './pathToLoad';
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
};

declare global {
  // Also filled in by the code that hashedChunks.ts inserts.
  /** Hashes in the file names of chunks, by chunk. */
  var chunkHashes: Record<string, string> | undefined;
  /** Module ids of loaded pages, by chunk. */
  var chunkModules: Record<string, number> | undefined;
}

/** Lets a component load more before it is shown: the page at the path that the function returns. */
interface Preload {
  <Props>(component: ComponentType<Props>, pathToLoad: () => string): ComponentType<Props>;
  /** Name of the file with the content of a page, next to the page. */
  contentFile: string;
}

/** Loaders by the names of their chunks, and the hashes and sizes of these chunks in one string. */
type Loaders = [Record<string, Loader>, string] | [];

/** A file that a page loads. */
export interface PageFile {
  address: string;
  /** Of 1000 bytes, compressed and rounded up; infinite for large files, none if the build doesn't know the size. */
  kilobytes?: number;
}

/** Sizes of chunks in kilobytes; those in the main bundle have none. */
const chunkSizes: Record<string, number> = {};

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
  chunkNames: ChunkNames,
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
    /** What fetchAhead.ts fetches for a page at or below the path. */
    files: (page: string): PageFile[] => [
      ...Object.values(flat(chunkNames))
        .filter((name) => name in chunkSizes)
        .map((name) => ({
          address: __webpack_public_path__ + __webpack_require__.u(name),
          kilobytes: chunkSizes[name],
        })),
      ...(preload ? [{ address: page + preload.contentFile }] : []),
    ],
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
 * @param hashes - hashes and sizes of the content chunks, in one string
 */
export function pages(
  base: string,
  chunkNames: ChunkNames,
  loaders: Loaders,
  attributes: Partial<RouteConfig>,
  paths: string,
  hashes: string,
): RouteConfig[] {
  register(loaders);
  let folder = '';
  let index = 0;
  return paths.split(' ').flatMap((item): RouteConfig[] => {
    if (item.startsWith('/')) {
      folder = item.slice(1);
      return [];
    }
    const path = base + folder + item;
    const content = `pages/${path.slice(__webpack_public_path__.length)}`;
    const load = (): Promise<unknown> =>
      __webpack_require__.e(content).then(() => __webpack_require__(globalThis.chunkModules?.[content] ?? -1));
    const loader: Loaders = [{ [content]: load }, hashAndSize(hashes, index)];
    index += 1;
    return [page(`${path}/`, { ...chunkNames, content }, loader, { exact: true, ...attributes })];
  });
}

function register([loaders = {}, hashes = '']: Loaders): void {
  const chunkHashes = (globalThis.chunkHashes ??= {});
  Object.entries(loaders).forEach(([name, loader], index) => {
    registry[name] = [loader];
    const chunk = hashAndSize(hashes, index);
    const hash = chunk.slice(0, HASH_LENGTH);
    // Spaces stand for a module in the main bundle, which has no chunk.
    if (hash.trim()) {
      chunkHashes[name] = hash;
      const size = parseInt(chunk.slice(HASH_LENGTH), SIZE_BASE);
      chunkSizes[name] = size < SIZE_BASE - 1 ? size : Infinity;
    }
  });
}

/** The hash and the size of one of the chunks in a list. */
function hashAndSize(hashes: string, index: number): string {
  const count = hashes.length / (HASH_LENGTH + 1);
  return hashes.slice(index * HASH_LENGTH, (index + 1) * HASH_LENGTH) + hashes.charAt(count * HASH_LENGTH + index);
}
