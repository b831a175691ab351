import { distance } from 'fastest-levenshtein';

/** How different two routes may be, as a share of the longer one's length. */
const MAX_DIFFERENCE = 0.45;
const MAX_ROUTES = 5;

/**
 * Routes that the reader may have meant, most likely first.
 *
 * @param asked - the requested path, without the base path
 * @param routes - the site's routes, without the base path
 */
export function similarRoutes(asked: string, routes: readonly string[]): string[] {
  const wanted = normalized(asked);
  const lastWord = wanted.split('/').at(-1) ?? '';
  return routes
    .map((route) => ({ route, difference: difference(wanted, lastWord, normalized(route)) }))
    .filter(({ difference }) => difference <= MAX_DIFFERENCE)
    .sort((one, other) => one.difference - other.difference || one.route.length - other.route.length)
    .slice(0, MAX_ROUTES)
    .map(({ route }) => route);
}

/** 0 for the same route, 1 for one with nothing in common. The same page in another folder counts as similar. */
function difference(wanted: string, lastWord: string, route: string): number {
  const whole = share(wanted, route);
  const last = share(lastWord, route.split('/').at(-1) ?? '');
  return Math.min(whole, last * 0.9 + 0.05);
}

function share(one: string, other: string): number {
  return distance(one, other) / Math.max(one.length, other.length, 1);
}

function normalized(route: string): string {
  return route
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$|(?<!\/)\/+$|^\/+/gu, '')
    .replace(/[\s_.]+/gu, '-');
}
