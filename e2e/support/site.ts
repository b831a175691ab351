import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { filesBelow, isBuilt, requireBuild, SITE } from './builds';

// Some tests are created from the files of the build. Without a build they can still be listed, with no files and no
// pages. They don't run without one: their projects depend on build.setup.ts.

export const BASE_PATH = SITE.basePath;
export const BUILD_DIRECTORY = SITE.directory;

/** Read once: listing thousands of files takes up to a tenth of a second, and tests ask for them in loops. */
let files: readonly string[] | undefined;

/** Files of the build, without folders, relative to the folder of the build, with forward slashes. */
export function builtFiles(): readonly string[] {
  if (!isBuilt(SITE)) {
    return [];
  }
  files ??= filesBelow(BUILD_DIRECTORY);
  return files;
}

/** Pages of digests in the build. */
export function builtDigests(): string[] {
  return builtFiles().filter((file) => /^community\/Discord\/[^/]+\/[^/]+\/chat_[^/]+\/index\.html$/u.test(file));
}

export function readBuilt(file: string): string {
  requireBuild(SITE);
  return readFileSync(path.join(BUILD_DIRECTORY, file), 'utf8');
}

/** A built page, by its route. */
export function loadBuilt(route: string): CheerioAPI {
  return load(readBuilt(`${route}index.html`));
}

/** Ids of the elements of pages, each read once. */
const idsOfPages = new Map<string, ReadonlySet<string>>();

/** Whether there is a page at an address below the base path, with the anchor if it has one: `docs/intro/#anchor`. */
export function leadsSomewhere(address: string): boolean {
  const [route = '', anchor = ''] = address.split('#');
  const file = `${route}index.html`;
  if (anchor === '' || !builtFiles().includes(file)) {
    return builtFiles().includes(file);
  }
  const ids =
    idsOfPages.get(file) ?? new Set([...readBuilt(file).matchAll(/\bid="?([^\s">]+)/gu)].map(([, id = '']) => id));
  idsOfPages.set(file, ids);
  return ids.has(anchor);
}

/** Length of a built file, in bytes. */
export function builtSize(file: string): number {
  return statSync(path.join(BUILD_DIRECTORY, file)).size;
}

/** Routes of the sitemap, below the base path: `docs/intro/`. */
export function sitemapRoutes(): string[] {
  if (!isBuilt(SITE)) {
    return [];
  }
  const routes = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) =>
    new URL(url).pathname.slice(BASE_PATH.length),
  );
  if (routes.length === 0) {
    throw new Error('build/sitemap.xml lists no pages. Run "npm run build" first.');
  }
  return routes;
}

/** Matches the address of the built script with the content of a page, found by a sentence that only that page has. */
export function scriptsWith(text: string): RegExp {
  const names = builtFiles().filter((file) => file.endsWith('.js') && readBuilt(file).includes(text));
  if (names.length === 0 && isBuilt(SITE)) {
    throw new Error(`No script of the build contains "${text}".`);
  }
  return new RegExp(names.map((name) => name.replace(/[.~]/gu, '\\$&')).join('|') || '(?!)', 'u');
}
