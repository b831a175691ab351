import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the tests serve the production build. */
export const PORT = 3107;
export const BASE_PATH = '/eliza/';
export const BUILD_DIRECTORY = path.resolve('build');

/** Files of the build, relative to its folder, with forward slashes. */
export function builtFiles(): string[] {
  return readdirSync(BUILD_DIRECTORY, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
}

export function readBuilt(file: string): string {
  return readFileSync(path.join(BUILD_DIRECTORY, file), 'utf8');
}

/** Routes of the sitemap, below the base path: `docs/intro/`. */
export function sitemapRoutes(): string[] {
  const routes = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) =>
    new URL(url).pathname.slice(BASE_PATH.length),
  );
  if (routes.length === 0) {
    throw new Error('build/sitemap.xml lists no pages. Run "npm run build" first.');
  }
  return routes;
}
