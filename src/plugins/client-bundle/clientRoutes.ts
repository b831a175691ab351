import { runInNewContext } from 'node:vm';

/** What Docusaurus writes about the routes of a site. The browser's bundle is made of it. */
export interface GeneratedFiles {
  /** Text of `routes.js`. */
  routes: string;
  /** Text of `registry.js`. */
  registry: string;
  /** Text of `routesChunkNames.json`. */
  chunkNames: string;
}

/** A route whose pages the browser does not know before they are asked for. */
export interface OnDemandRoute {
  /** Path of the route with the base path, without a slash at its end. */
  path: string;
  /** Module whose default export lets the component of the route load what its pages show. */
  preloadModule: string;
}

interface Route {
  path: string;
  /** Key of the table of chunk names; none for the route of unknown paths. */
  component: string | undefined;
  routes?: Route[];
  [attribute: string]: unknown;
}

/** Names of chunks, in the nested form of the props that they become. */
type ChunkNames = string | { [key: string]: ChunkNames };

/**
 * Writes the routes for the browser, with the chunks of a route beside its path, and with short names.
 *
 * Docusaurus keeps them in three files, with the path of each page in all three and the name of each chunk in two.
 * Together they are too long for gzip to see that. The names of modules are of use while pages are rendered at build
 * time alone.
 *
 * @param files - what Docusaurus 3.6.3 wrote
 * @param onDemand - routes that are left without those of their pages
 * @param pageModule - module whose default export makes a route: see client/page.ts
 * @throws an error if a file is not in the form that is known
 */
export function clientRoutes(files: GeneratedFiles, onDemand: readonly OnDemandRoute[], pageModule: string): string {
  const chunkNames = JSON.parse(files.chunkNames) as Record<string, ChunkNames>;
  const modules = readRegistry(files.registry);
  const preloads = new Map(onDemand.map(({ path }, index) => [`${path}/`, `preload${index}`]));
  const shortNames = new Map<string, string>();

  function writeRoute({ path, component, routes, ...attributes }: Route): string {
    if (component === undefined) {
      return `{ path: ${JSON.stringify(path)}, component: ComponentCreator(${JSON.stringify(path)}) }`;
    }
    const preload = routes && preloads.get(path);
    if (preload) {
      preloads.delete(path);
    }
    const loaders: string[] = [];
    const chunks = shorten(chunkNames[component] ?? fail('routesChunkNames.json', component), loaders);
    const values = [JSON.stringify(path), JSON.stringify(chunks), `{${loaders.join(', ')}}`, JSON.stringify(attributes)];
    const nested = routes && `[${preload ? '' : routes.map(writeRoute).join(',\n')}]`;
    return `page(${[...values, ...(nested ? [nested] : []), ...(preload ? [preload] : [])].join(', ')})`;
  }

  /** Gives each chunk a short name, and adds loaders of those that no route before has brought. */
  function shorten(chunks: ChunkNames, loaders: string[]): ChunkNames {
    if (typeof chunks !== 'string') {
      return Object.fromEntries(Object.entries(chunks).map(([key, value]) => [key, shorten(value, loaders)]));
    }
    const known = shortNames.get(chunks);
    if (known) {
      return known;
    }
    const name = `p${shortNames.size.toString(36)}`;
    shortNames.set(chunks, name);
    loaders.push(`${name}: () => import(/* webpackChunkName: "${name}" */ "${modules.get(chunks) ?? fail('registry.js', chunks)}")`);
    return name;
  }

  const routes = readRoutes(files.routes).map(writeRoute);
  for (const path of preloads.keys()) {
    fail('routes.js', `the route ${path} with its pages`);
  }
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import page from '${pageModule}';`,
    ...onDemand.map(({ preloadModule }, index) => `import preload${index} from '${preloadModule}';`),
    `export default [\n${routes.join(',\n')}\n];`,
    '',
  ].join('\n');
}

function readRoutes(source: string): Route[] {
  const array = /^export default (\[[^]*\]);\s*$/mu.exec(source)?.[1] ?? fail('routes.js', 'its default export');
  const ComponentCreator = (path: string, hash?: string): string | undefined => hash && `${path}-${hash}`;
  return runInNewContext(array, { ComponentCreator }) as Route[];
}

/** Modules by the name of their chunk. */
function readRegistry(registry: string): Map<string, string> {
  return new Map(
    [...registry.matchAll(/import\(\/\* webpackChunkName: "([^"]*)" \*\/ "([^"]*)"\)/gu)].map(([, chunk = '', module = '']) => [
      chunk,
      module,
    ]),
  );
}

function fail(file: string, wanted: string): never {
  throw new Error(
    `client-bundle: .docusaurus/${file} lacks ${wanted}. This version of Docusaurus writes the file in another form: ` +
      'mend src/plugins/client-bundle/clientRoutes.ts.',
  );
}
