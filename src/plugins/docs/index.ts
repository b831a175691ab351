import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import docsPlugin, { type LoadedContent, type PluginOptions, type PropSidebarItem, type PropSidebars, type PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData, GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { normalizeUrl } from '@docusaurus/utils';

export { validateOptions } from '@docusaurus/plugin-content-docs/lib/options.js';

/**
 * The docs plugin, with less data for the browser. The upstream one sends name, title and description of all its pages to
 * each of them, and their paths to every page of the site.
 *
 * What is left out: names, titles and descriptions, of which cards of categories would show the descriptions, paths of pages
 * in no sidebar, and of those that are all in one. So links of the navbar of the type `doc` work for the first page of such
 * a version alone.
 *
 * @param context - the site
 * @param options - those of the docs plugin
 */
export default async function slimDocsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: (args) =>
      plugin.contentLoaded?.({
        ...args,
        actions: {
          ...args.actions,
          addRoute: (route) => args.actions.addRoute(slimRoute(route)),
          setGlobalData: (data) => args.actions.setGlobalData(slimGlobalData(data as GlobalPluginData)),
        },
      }),
  };
}

/** Slims the route of a version, or those inside a route. */
export function slimRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version && { props: { ...route.props, version: slimVersion(version) } }),
    ...(route.routes && { routes: route.routes.map(slimRoute) }),
  };
}

function slimVersion(version: PropVersionMetadata): PropVersionMetadata {
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(slimItem)]);
  return { ...version, docs: {}, docsSidebars: Object.fromEntries(sidebars) as PropSidebars };
}

/** Takes from an item of a sidebar the page that a card would look up among those of the version. */
function slimItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') {
    return { ...item, items: item.items.map(slimItem) };
  }
  if (item.type === 'link') {
    return { ...item, docId: undefined, unlisted: item.unlisted || undefined };
  }
  return item;
}

/**
 * Leaves out the pages that are in no sidebar, but the first page of a version, which links to the version lead to. If all
 * pages of a version are in the same sidebar, a pattern takes the place of the others: what looks for the page at an
 * address, such as links of the navbar, takes paths of pages as patterns anyway.
 */
export function slimGlobalData(data: GlobalPluginData): GlobalPluginData {
  return { ...data, versions: data.versions.map((version) => ({ ...version, docs: slimDocs(version) })) };
}

function slimDocs({ docs, mainDocId, path }: GlobalVersion): GlobalVersion['docs'] {
  const [sidebar, ...others] = new Set(docs.map((doc) => doc.sidebar));
  if (sidebar && others.length === 0) {
    return [...docs.filter(({ id }) => id === mainDocId), { id: '*', path: normalizeUrl([path, '*']), sidebar }];
  }
  return docs.filter((doc) => doc.sidebar || doc.id === mainDocId);
}
