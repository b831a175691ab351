import { existsSync } from 'node:fs';
import path from 'node:path';

/** A built site that the tests use. */
export interface Site {
  /** Folder of the build. */
  directory: string;
  basePath: string;
  /** The command that builds it. */
  command: string;
}

/** The documentation site. */
export const SITE: Site = { directory: path.resolve('build'), basePath: '/eliza/', command: 'npm run build' };

/** A small site with the same theme, for features that the documentation site doesn't use. */
export const FIXTURE_SITE: Site = {
  directory: path.resolve('.cache/fixture-site/build'),
  basePath: '/fixture/',
  command: 'npm run build:fixture',
};

/** Files that every build writes at its end. */
const LAST_FILES = ['index.html', 'sitemap.xml'];

const missingFile = ({ directory }: Site): string | undefined =>
  LAST_FILES.find((file) => !existsSync(path.join(directory, file)));

/** Whether a site has been built completely. */
export function isBuilt(site: Site): boolean {
  return missingFile(site) === undefined;
}

/**
 * Makes sure that a site has been built completely.
 *
 * @throws an error that names the command that builds it
 */
export function requireBuild(site: Site): void {
  const missing = missingFile(site);
  if (missing) {
    throw new Error(
      `${path.relative(process.cwd(), path.join(site.directory, missing))} is missing. Run "${site.command}" first: these tests read its output.`,
    );
  }
}
