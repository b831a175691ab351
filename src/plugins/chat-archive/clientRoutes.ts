/** What Docusaurus writes about the routes of a site, and the browser's bundle is made of. */
export const ROUTE_FILES = ['routes.js', 'registry.js', 'routesChunkNames.json'] as const;

type RouteFile = (typeof ROUTE_FILES)[number];

export interface ClientRouteSettings {
  /** Path of the archive with the base path, without a slash at its end. */
  archivePath: string;
  /** Number of pages below it. */
  pages: number;
  /** Module whose default export lets the route of the archive load the data of its pages. */
  preloadModule: string;
}

/**
 * Takes the pages of the archive out of what Docusaurus writes about routes, so that the bundle that every reader loads
 * does not grow with the archive. The route of the archive itself stays; it fetches what its pages show.
 *
 * @param source - what Docusaurus 3.6.3 wrote
 * @throws an error if the file does not have the pages in the form that is known
 */
export function leaveOutPages(file: RouteFile, source: string, settings: ClientRouteSettings): string {
  switch (file) {
    case 'routes.js':
      return leaveOutRoutes(source, settings);
    case 'registry.js':
      return leaveOutModules(source, settings);
    case 'routesChunkNames.json':
      return leaveOutChunkNames(source, settings);
  }
}

function leaveOutRoutes(source: string, { archivePath, pages, preloadModule }: ClientRouteSettings): string {
  const path = escapePattern(archivePath);
  const page = new RegExp(`\\{\\s*path: '${path}/[^']*',\\s*component: ComponentCreator\\('[^']*', '[^']*'\\),\\s*exact: true\\s*\\},?`, 'gu');
  const root = new RegExp(`(path: '${path}/',\\s*component: )(ComponentCreator\\('[^']*', '[^']*'\\))(?=,\\s*routes:)`, 'u');
  expectCount('routes.js', source.match(page)?.length ?? 0, pages);
  expectCount('routes.js', source.match(root) ? 1 : 0, 1);
  const rest = source.replaceAll(page, '').replace(root, '$1preloadArchivePage($2)');
  return `import preloadArchivePage from '${preloadModule}';\n${rest}`;
}

function leaveOutModules(source: string, { pages }: ClientRouteSettings): string {
  const entry = /"[^"]*": \[\(\) => import\(\/\*[^*]*\*\/ "@generated\/chat-archive\/default\/p\/[^"]*"\), "[^"]*", require\.resolveWeak\("[^"]*"\)\],/gu;
  expectCount('registry.js', source.match(entry)?.length ?? 0, pages);
  return source.replaceAll(entry, '');
}

function leaveOutChunkNames(source: string, { archivePath, pages }: ClientRouteSettings): string {
  const names = Object.entries(JSON.parse(source) as Record<string, object>);
  // The route of the archive itself has the path of its index page, but no data.
  const rest = names.filter(([route, chunks]) => !(route.startsWith(`${archivePath}/`) && '__props' in chunks));
  expectCount('routesChunkNames.json', names.length - rest.length, pages);
  return JSON.stringify(Object.fromEntries(rest));
}

function expectCount(file: RouteFile, found: number, expected: number): void {
  if (found !== expected) {
    throw new Error(
      `chat-archive: .docusaurus/${file} has ${found} of ${expected} expected entries. This version of Docusaurus ` +
        'writes the file in another form: mend src/plugins/chat-archive/clientRoutes.ts.',
    );
  }
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
}
