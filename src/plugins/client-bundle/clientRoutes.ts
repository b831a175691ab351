import { runInNewContext } from 'node:vm';

/** The files in which Docusaurus describes the routes of a site for the bundler. */
export interface GeneratedFiles {
  /** Text of `routes.js`. */
  routes: string;
  /** Text of `registry.js`. */
  registry: string;
  /** Text of `routesChunkNames.json`. */
  chunkNames: string;
}

export interface ClientRouteSettings {
  /** Base path of the site, with slashes at its ends. */
  baseUrl: string;
  /** Routes whose nested page routes are left out. */
  onDemand: readonly OnDemandRoute[];
  /** Folder of the modules that create routes, relative to the written file. */
  clientFolder: string;
}

/** A route whose pages the browser loads only when they are opened, without knowing them before. */
export interface OnDemandRoute {
  /** Path of the route with the base path, without a slash at its end. */
  path: string;
  /** Module whose default export lets the route's component load the content of its pages. */
  preloadModule: string;
}

/** The input for the bundler. */
export interface ClientRoutes {
  /** The module whose default export is the routes. */
  routes: string;
  /** A module that imports the content of the listed pages, so that the bundler creates chunks for it. Never loaded. */
  pages: string;
  /** Content modules of the listed pages, by the name of their chunk. */
  pageModules: Map<string, string>;
  /** Names of chunks by the placeholder in `routes` that stands for their hashes and the sizes of their files. */
  placeholders: Map<string, string[]>;
}

/** Written modules, relative to each other. */
export const ROUTES_FILE = 'routes.js';
export const PAGES_FILE = 'pages.js';
/** Name of the chunk of `pages.js`. */
export const PAGES_CHUNK = 'pages';
/**
 * Docusaurus names chunks by eight hexadecimal digits. Without a prefix, names with only decimal digits would be moved
 * to the front of objects.
 */
const PREFIX = 'c';
/** Paths that can be in a list, and in the names of files. */
const LISTABLE = /^[\w.~/-]+\/$/u;

interface Route {
  path: string;
  /** Key of the table of chunk names; none for the route of unknown paths. */
  component: string | undefined;
  exact?: boolean;
  routes?: Route[];
  [attribute: string]: unknown;
}

/** Names of chunks, nested like the props that they become. */
type ChunkNames = string | { [key: string]: ChunkNames };

/** Pages that differ only in path and content. */
interface PageList {
  /** Names of the chunks that they share, as JavaScript. */
  chunks: string;
  loaders: string;
  attributes: string;
  /** Paths below that of the route around them, without a slash at the end. */
  paths: string[];
}

/**
 * Writes the routes for the browser. The chunks of a route are next to its path, and pages that differ only in path and
 * content become a list of paths.
 *
 * Docusaurus keeps them in three files, with the path of each page in all three and the name of each chunk in two.
 * Together, the files are too long for gzip to notice these repetitions. The names of modules are only needed when
 * pages are rendered at build time.
 *
 * @param files - what Docusaurus 3.6.3 wrote
 * @param settings - the site, and the routes on demand
 * @throws an error if a file is not in the form that is known
 */
export function clientRoutes(
  files: GeneratedFiles,
  { baseUrl, onDemand, clientFolder }: ClientRouteSettings,
): ClientRoutes {
  const chunkNames = JSON.parse(files.chunkNames) as Record<string, ChunkNames>;
  const modules = readRegistry(files.registry);
  const preloads = new Map(onDemand.map(({ path }, index) => [`${path}/`, `preload${index}`]));
  const pageModules = new Map<string, string>();
  const placeholders = new Map<string, string[]>();
  /** Chunks whose loaders an earlier route has. */
  const brought = new Set<string>();

  function writeRoutes(routes: readonly Route[], base: string): string {
    const lists = new Map<string, PageList>();
    const written: (string | PageList)[] = [];
    for (const route of routes) {
      const content = listedContent(route, base);
      if (content === undefined) {
        written.push(writeRoute(route));
        continue;
      }
      const list = listOf(route, lists, written);
      const path = route.path.slice(base.length, -1);
      list.paths.push(path);
      pageModules.set(chunkOfPage(base + path), content);
    }
    return written.map((item) => (typeof item === 'string' ? item : writeList(base, item))).join(',\n');
  }

  /** The content module of a page that can be listed; undefined for other pages. */
  function listedContent({ path, component, exact, routes }: Route, base: string): string | undefined {
    const { content } = Object(chunksOf(component)) as { content?: ChunkNames };
    const below = path.startsWith(base) ? path.slice(base.length) : '';
    if (!exact || routes || typeof content !== 'string' || !LISTABLE.test(below)) {
      return undefined;
    }
    const module = moduleOf(content);
    return module.startsWith('@site/') ? module : undefined;
  }

  /** The list that a page belongs to. A new list is inserted at the position of its first page. */
  function listOf(route: Route, lists: Map<string, PageList>, written: (string | PageList)[]): PageList {
    const shared = without(chunksOf(route.component) as Record<string, ChunkNames>, 'content');
    const attributes = without(route, 'path', 'component', 'exact');
    const key = JSON.stringify([shared, attributes]);
    const known = lists.get(key);
    if (known) {
      return known;
    }
    const list = { ...writeChunks(shared), attributes: JSON.stringify(attributes), paths: [] };
    lists.set(key, list);
    written.push(list);
    return list;
  }

  function writeList(base: string, { chunks, loaders, attributes, paths }: PageList): string {
    const hashes = placeholder(paths.map((path) => chunkOfPage(base + path)));
    return `...pages(${JSON.stringify(base)}, ${chunks}, ${loaders}, ${attributes},\n${JSON.stringify(foldPaths(paths))},\n${hashes})`;
  }

  function writeRoute({ path, component, routes, ...attributes }: Route): string {
    if (component === undefined) {
      return `{ path: ${JSON.stringify(path)}, component: ComponentCreator(${JSON.stringify(path)}) }`;
    }
    const preload = routes && preloads.get(path);
    if (preload) {
      preloads.delete(path);
    }
    const { chunks, loaders } = writeChunks(chunksOf(component));
    const nested = routes && `[${preload ? '' : writeRoutes(routes, path)}]`;
    const values = [JSON.stringify(path), chunks, loaders, JSON.stringify(attributes)];
    return `page(${[...values, ...(nested ? [nested] : []), ...(preload ? [preload] : [])].join(', ')})`;
  }

  /** Writes names of chunks, and loaders of those that have none yet, with a placeholder for their hashes. */
  function writeChunks(names: ChunkNames): { chunks: string; loaders: string } {
    const fresh: string[] = [];
    const chunks = JSON.stringify(rename(names, fresh));
    const loaders = fresh.map((name) => {
      const module = moduleOf(name.slice(PREFIX.length));
      return `${name}: () => import(/* webpackChunkName: "${name}" */ "${module}")`;
    });
    return { chunks, loaders: fresh.length > 0 ? `[{ ${loaders.join(', ')} }, ${placeholder(fresh)}]` : '[]' };
  }

  /** Gives chunks their names for the browser, and adds those that have no loader yet. */
  function rename(chunks: ChunkNames, fresh: string[]): ChunkNames {
    if (typeof chunks !== 'string') {
      return Object.fromEntries(Object.entries(chunks).map(([key, value]) => [key, rename(value, fresh)]));
    }
    const name = PREFIX + chunks;
    if (!brought.has(name)) {
      brought.add(name);
      fresh.push(name);
    }
    return name;
  }

  function placeholder(names: string[]): string {
    const text = `__chunk_hashes_${placeholders.size}__`;
    placeholders.set(text, names);
    return JSON.stringify(text);
  }

  function chunkOfPage(path: string): string {
    return `${PAGES_CHUNK}/${path.slice(baseUrl.length)}`;
  }

  function chunksOf(component: string | undefined): ChunkNames {
    return component === undefined ? {} : (chunkNames[component] ?? fail('routesChunkNames.json', component));
  }

  function moduleOf(chunk: string): string {
    return modules.get(chunk) ?? fail('registry.js', chunk);
  }

  const routes = writeRoutes(readRoutes(files.routes), baseUrl);
  for (const path of preloads.keys()) {
    fail('routes.js', `the route ${path} with its pages`);
  }
  const imports = [...pageModules].map(([chunk, module]) => `import(/* webpackChunkName: "${chunk}" */ "${module}");`);
  return {
    routes: [
      `import ComponentCreator from '@docusaurus/ComponentCreator';`,
      `import { page, pages } from '${clientFolder}/page.ts';`,
      ...onDemand.map(({ preloadModule }, index) => `import preload${index} from '${preloadModule}';`),
      `export const never = () => import(/* webpackChunkName: "${PAGES_CHUNK}" */ './${PAGES_FILE}');`,
      `export default [\n${routes}\n];`,
      '',
    ].join('\n'),
    pages: `${imports.join('\n')}\n`,
    pageModules,
    placeholders,
  };
}

function without<Value>(object: Record<string, Value>, ...keys: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/**
 * Joins paths with spaces. A folder is written once for consecutive paths in it: `a b/c b/d` is `a /b/ c d`.
 * client/page.ts unfolds them.
 */
function foldPaths(paths: readonly string[]): string {
  let folder = '';
  return paths
    .flatMap((path) => {
      const start = path.lastIndexOf('/') + 1;
      const change = path.slice(0, start) !== folder;
      folder = path.slice(0, start);
      return [...(change ? [`/${folder}`] : []), path.slice(start)];
    })
    .join(' ');
}

function readRoutes(source: string): Route[] {
  const array = /^export default (\[[^]*\]);\s*$/mu.exec(source)?.[1] ?? fail('routes.js', 'its default export');
  const ComponentCreator = (path: string, hash?: string): string | undefined => hash && `${path}-${hash}`;
  return runInNewContext(array, { ComponentCreator }) as Route[];
}

/** Modules by the name of their chunk. */
function readRegistry(registry: string): Map<string, string> {
  return new Map(
    [...registry.matchAll(/import\(\/\* webpackChunkName: "([^"]*)" \*\/ "([^"]*)"\)/gu)].map(
      ([, chunk = '', module = '']) => [chunk, module],
    ),
  );
}

function fail(file: string, wanted: string): never {
  throw new Error(
    `client-bundle: .docusaurus/${file} lacks ${wanted}. This version of Docusaurus writes the file in another form: ` +
      'fix src/plugins/client-bundle/clientRoutes.ts.',
  );
}
