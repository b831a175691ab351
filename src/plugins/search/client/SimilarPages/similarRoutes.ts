import { distance } from 'fastest-levenshtein';

/** How different the last parts of two routes may be, as a share of the longer one's length. */
const MAX_DIFFERENCE = 0.45;
/** Shorter words are no misspellings of each other: `nope` isn't `node`. */
const MIN_MISSPELLED = 5;
const MAX_ROUTES = 5;

/**
 * Routes of pages with the same or a similar name, most similar first. The folder decides between equal names.
 *
 * @param asked - the requested path, without the base path
 * @param routes - the site's routes, without the base path
 */
export function similarRoutes(asked: string, routes: readonly string[]): string[] {
  const wanted = normalized(asked);
  return routes
    .map((route) => {
      const other = normalized(route);
      return { route, name: nameDifference(nameOf(wanted), nameOf(other)), path: share(wanted, other) };
    })
    .filter(({ name }) => name <= MAX_DIFFERENCE)
    .sort((one, other) => one.name - other.name || one.path - other.path)
    .slice(0, MAX_ROUTES)
    .map(({ route }) => route);
}

function nameDifference(one: string, other: string): number {
  return one !== other && Math.min(one.length, other.length) < MIN_MISSPELLED ? 1 : share(one, other);
}

function share(one: string, other: string): number {
  return distance(one, other) / Math.max(one.length, other.length, 1);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function normalized(route: string): string {
  return route
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$|(?<!\/)\/+$|^\/+/gu, '')
    .replace(/[\s_.]+/gu, '-');
}
