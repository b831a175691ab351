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

/** Files for the browser's bundle, by name; `routes.js` holds the routes of the site. */
export type ClientFiles = Map<string, string>;

export interface ClientRouteSettings {
  /** Routes that are left without those of their pages. */
  onDemand: readonly OnDemandRoute[];
  /** Paths with slashes at their ends; the routes below each are loaded when one of them is opened. */
  sections: readonly string[];
  /** Folder of the modules that make routes. */
  clientFolder: string;
}

/** A route whose pages the browser does not know before they are asked for. */
export interface OnDemandRoute {
  /** Path of the route with the base path, without a slash at its end. */
  path: string;
  /** Module whose default export lets the component of the route load what its pages show. */
  preloadModule: string;
}

/** Modules that every page has anyway: the bundler makes no chunk of them. Their names start with an underscore. */
const BUNDLED = ['@generated/docusaurus.config'];

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
 * @param settings - what is loaded later
 * @throws an error if a file is not in the form that is known
 */
export function clientRoutes(files: GeneratedFiles, { onDemand, sections, clientFolder }: ClientRouteSettings): ClientFiles {
  const chunkNames = JSON.parse(files.chunkNames) as Record<string, ChunkNames>;
  const modules = readRegistry(files.registry);
  const preloads = new Map(onDemand.map(({ path }, index) => [`${path}/`, `preload${index}`]));
  const shortNames = new Map<string, string>();
  /** Chunks that a file before has brought, and which every page has: those of `routes.js`. */
  const common = new Set<string>();
  /** Chunks whose loaders are there when the file that is written now is loaded. */
  let brought = common;
  const written: ClientFiles = new Map();
  const found = new Map<string, Route[]>();

  /** Writes routes that stand side by side; those of a section wait for a file of their own. */
  function writeRoutes(routes: readonly Route[], insideOf?: string): string {
    const sectionOf = ({ path }: Route): string | undefined =>
      sections.find((section) => section !== insideOf && path.startsWith(section));
    return routes
      .flatMap((route) => {
        const section = sectionOf(route);
        if (section === undefined) {
          return [writeRoute(route, insideOf)];
        }
        if (found.has(section)) {
          return [];
        }
        found.set(section, routes.filter((other) => sectionOf(other) === section));
        const name = shortName(fileOf(section));
        const loader = `() => import(/* webpackChunkName: "${name}" */ "./${fileOf(section)}")`;
        return [`section(${JSON.stringify(section)}, "${name}", ${loader})`];
      })
      .join(',\n');
  }

  function writeRoute({ path, component, routes, ...attributes }: Route, insideOf?: string): string {
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
    const nested = routes && `[${preload ? '' : writeRoutes(routes, insideOf)}]`;
    return `page(${[...values, ...(nested ? [nested] : []), ...(preload ? [preload] : [])].join(', ')})`;
  }

  /** Gives each chunk its short name, and adds loaders of those that are not there yet. */
  function shorten(chunks: ChunkNames, loaders: string[]): ChunkNames {
    if (typeof chunks !== 'string') {
      return Object.fromEntries(Object.entries(chunks).map(([key, value]) => [key, shorten(value, loaders)]));
    }
    const name = shortName(chunks);
    if (!brought.has(name)) {
      brought.add(name);
      const module = modules.get(chunks) ?? fail('registry.js', chunks);
      loaders.push(`${name}: () => import(/* webpackChunkName: "${name}" */ "${module}")`);
    }
    return name;
  }

  function shortName(chunk: string): string {
    const prefix = BUNDLED.includes(modules.get(chunk) ?? '') ? '_' : 'p';
    const name = shortNames.get(chunk) ?? prefix + shortNames.size.toString(36);
    shortNames.set(chunk, name);
    return name;
  }

  function fileOf(section: string): string {
    return `section${sections.indexOf(section)}.js`;
  }

  function writeFile(name: string, routes: string): void {
    const text = [
      `import ComponentCreator from '@docusaurus/ComponentCreator';`,
      `import page from '${clientFolder}/page.ts';`,
      `import section from '${clientFolder}/section.ts';`,
      ...onDemand.map(({ preloadModule }, index) => `import preload${index} from '${preloadModule}';`),
      `export default [\n${routes}\n];`,
      '',
    ];
    written.set(name, text.join('\n'));
  }

  writeFile('routes.js', writeRoutes(readRoutes(files.routes)));
  for (const section of sections) {
    brought = new Set(common);
    const routes = found.get(section) ?? fail('routes.js', `routes below ${section}`);
    writeFile(fileOf(section), writeRoutes(routes, section));
  }
  for (const path of preloads.keys()) {
    fail('routes.js', `the route ${path} with its pages`);
  }
  return written;
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
