import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { COMPLETE_MARK } from '../../src/plugins/build-guard/completeMark';

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

/** Files below a folder, relative to it, with forward slashes. */
export function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Whether a site has been built completely. */
export function isBuilt({ directory }: Site): boolean {
  return existsSync(path.join(directory, COMPLETE_MARK));
}

/**
 * Makes sure that a site has been built completely.
 *
 * @throws an error that names the command that builds it
 */
export function requireBuild(site: Site): void {
  if (!isBuilt(site)) {
    const folder = path.relative(process.cwd(), site.directory);
    const problem = existsSync(site.directory) ? 'is the rest of a build that failed' : 'is missing';
    throw new Error(`${folder} ${problem}. Run "${site.command}" first.`);
  }
}
