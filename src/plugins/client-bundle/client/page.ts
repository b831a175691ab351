import type { ComponentType } from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import type { RouteConfig } from 'react-router-config';
import registry from './registry';
import routesChunkNames from './routesChunkNames';

/** The bundler's own: the file of a chunk, below the public path. */
declare const __webpack_get_script_filename__: (chunkName: string) => string;
declare const __webpack_public_path__: string;
declare const __webpack_require__: { gca?: (chunkName: string) => string };

// Docusaurus asks for the file of a chunk when it fetches a page ahead. Its own function has a table of all chunks, but
// here they are named as they are. Those of modules in the bundle have none.
__webpack_require__.gca = (name) =>
  name.startsWith('_') ? 'undefined' : __webpack_public_path__ + __webpack_get_script_filename__(name);

/** Routes so far. A number keeps those of the same path apart. */
let count = 0;

/**
 * Makes a route, with the component that Docusaurus would make, after entering its chunks in the tables that Docusaurus
 * reads.
 *
 * @param path - path of the route
 * @param chunkNames - chunks that become props of the component
 * @param loaders - loads those that no route before has brought
 * @param attributes - what else the route has
 * @param routes - routes inside it
 * @param preload - lets the component load more before it is shown
 */
export default function page(
  path: string,
  chunkNames: unknown,
  loaders: Record<string, () => Promise<unknown>>,
  attributes: Partial<RouteConfig>,
  routes?: RouteConfig[],
  preload?: <Props>(component: ComponentType<Props>) => ComponentType<Props>,
): RouteConfig {
  count += 1;
  routesChunkNames[`${path}-${count}`] = chunkNames;
  for (const [name, loader] of Object.entries(loaders)) {
    registry[name] = [loader];
  }
  const component = ComponentCreator(path, String(count));
  return { path, component: preload ? preload(component) : component, ...attributes, ...(routes && { routes }) };
}
