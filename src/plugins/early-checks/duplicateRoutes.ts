import { written } from '../../page-model/written';

/** A page in Docusaurus's form; its source is a path such as `@site/docs/intro.md`. */
export interface PageWithRoute {
  permalink: string;
  source: string;
}

/**
 * Finds pages with the same route, and the line of the front matter that sets it.
 *
 * @param siteDir - folder of the site
 * @returns `docs/b.md:3: what is wrong: the fix`, one line for each route
 */
export function duplicateRoutes(siteDir: string, pages: readonly PageWithRoute[]): string[] {
  const filesOf = new Map<string, string[]>();
  for (const { permalink, source } of pages) {
    const route = permalink.replace(/(.)\/$/u, '$1');
    filesOf.set(route, [...(filesOf.get(route) ?? []), source.replace(/^@site\//u, '')]);
  }
  return [...filesOf].flatMap(([route, files]) => {
    if (files.length < 2) {
      return [];
    }
    // The page that sets its route comes first, because it is most likely the one to change.
    const [first, ...others] = files
      .map((file) => ({ file, line: lineOfRoute(siteDir, file) }))
      .sort((one, other) => other.line - one.line || one.file.localeCompare(other.file))
      .map(({ file, line }) => `${file}:${line}`);
    return [`${first}: its route ${route} is also that of ${others.join(', ')}: give it another slug or name`];
  });
}

/** Line of the front matter that sets the route; the first line if the file name does. */
function lineOfRoute(siteDir: string, file: string): number {
  if (!/\.mdx?$/u.test(file)) {
    return 1;
  }
  const page = written(file, siteDir);
  return page.problem === undefined ? page.lineOf('slug' in page.frontMatter ? 'slug' : 'id') : 1;
}
