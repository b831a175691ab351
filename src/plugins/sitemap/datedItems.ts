import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { RouteConfig } from '@docusaurus/types';
import { lastCommits } from '../../utils/gitHistory';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;
type CreateItems = NonNullable<SitemapOptions['createSitemapItems']>;

/**
 * Dates the pages of the sitemap by the last commit of their files. The sitemap plugin would ask git for each file, one
 * process each; here one process answers for all. Pages whose file is in no commit, like generated ones, have no date.
 *
 * @param siteDir - folder of the site
 * @returns the option `createSitemapItems` of the sitemap plugin
 */
export function datedItems(siteDir: string): CreateItems {
  return ({ defaultCreateSitemapItems, routes, siteConfig }) => {
    const commits = lastCommits(siteDir);
    return defaultCreateSitemapItems({ siteConfig, routes: routes.map((route) => dated(route, commits)) });
  };
}

/** A route with its date; that of the front matter counts more. Without one, it doesn't name its file either: the plugin would ask git for it. */
function dated(route: RouteConfig, commits: ReadonlyMap<string, number>): RouteConfig {
  const { sourceFilePath = '', lastUpdatedAt } = route.metadata ?? {};
  const committed = commits.get(sourceFilePath);
  return {
    ...route,
    metadata: committed === undefined ? undefined : { sourceFilePath, lastUpdatedAt: lastUpdatedAt ?? committed },
    ...(route.routes && { routes: route.routes.map((inner) => dated(inner, commits)) }),
  };
}
