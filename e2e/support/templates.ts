import { readdirSync } from 'node:fs';
import { builtFiles, builtSize, sitemapRoutes } from './site';

/**
 * Tag of tests that show again, for more pages or more faults, what another test shows. `npm test` leaves them out,
 * `npm run test:all` runs them.
 */
export const REPEATS = '@all';

/** Tags a test as a repetition, unless it is the one that stays in `npm test`. */
export function repeatsUnless(stays: boolean): { tag: string[] } {
  return { tag: stays ? [] : [REPEATS] };
}

/** Pages that one template makes many of. */
const KINDS: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['api', 'docs/api'].flatMap((reference) =>
      ['classes', 'enumerations', 'functions', 'interfaces', 'type-aliases', 'variables'].map((exports) => [
        `${reference}/${exports}`,
        new RegExp(`^${reference}/${exports}/[^/]+/$`, 'u'),
      ]),
    ),
  ),
  digests: /^community\/Discord\/.*\/chat_[^/]+\/$/u,
  problems: /^community\/Discord\/problems\/[^/]+\/$/u,
  topics: /^community\/Discord\/topics\/[^/]+\/$/u,
  channels: /^community\/Discord\/[^/]+\/[^/]+\/$/u,
  streams: /^community\/Streams\/.+\/$/u,
  guides: /^docs\/(?!api\/)/u,
  'community pages': /^community\/(?!Discord\/|Streams\/)/u,
};

/** Name of the kind of a page; undefined if it is the only one of its kind. */
export function kindOf(route: string): string | undefined {
  return Object.entries(KINDS).find(([, pattern]) => pattern.test(route))?.[0];
}

/**
 * Routes of all pages. The sitemap leaves out the reference of 0.1.3, because search engines should show the current
 * one.
 */
export const ROUTES: readonly string[] = [
  ...sitemapRoutes(),
  ...builtFiles().flatMap((file) => /^(docs\/api\/(?:globals\/|[^/]+\/[^/]+\/)?)index\.html$/u.exec(file)?.[1] ?? []),
];

/** Routes of each kind, from the longest page to the shortest. */
export const ROUTES_BY_KIND: ReadonlyMap<string, readonly string[]> = new Map(
  Object.keys(KINDS).map((kind) => [
    kind,
    ROUTES.filter((route) => kindOf(route) === kind)
      .map((route) => ({ route, size: builtSize(`${route}index.html`) }))
      .sort((one, other) => other.size - one.size)
      .map(({ route }) => route),
  ]),
);

/** The page of middle length among pages that are ordered by it. */
export function middleOf(routes: readonly string[]): string | undefined {
  return routes[Math.floor(routes.length / 2)];
}

/** Routes of written pages with their own components. */
const withComponents = new Set(
  ['docs', 'community'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/').replace(/(?:index)?\.mdx$/u, '')}/`.replace('//', '/')),
  ),
);

const middles = new Set([...ROUTES_BY_KIND.values()].map(middleOf));

/**
 * Whether `npm test` looks at a page: one of middle length for each kind, and all pages that are the only one of their
 * kind or have their own components.
 */
export function isOfTemplate(route: string): boolean {
  return kindOf(route) === undefined || middles.has(route) || withComponents.has(route);
}
