import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
  type PropSidebarItem,
  type PropSidebars,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData, GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { normalizeUrl } from '@docusaurus/utils';
import { docsInNavbar, type NavbarItem } from './docsInNavbar';

export { validateOptions } from '@docusaurus/plugin-content-docs/lib/options.js';

/** The theme's component that shows a card for each page of a category. */
const GENERATED_INDEX = '@theme/DocCategoryGeneratedIndexPage';

/**
 * The docs plugin, with less data for the browser: see README.md.
 *
 * @param context - the site
 * @param options - options of the docs plugin
 * @throws an error if a category has a generated index, whose cards need the removed data
 */
export default async function slimDocsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: (args) => {
      const { navbar } = context.siteConfig.themeConfig as { navbar?: { items: NavbarItem[] } };
      const inNavbar = docsInNavbar(navbar?.items ?? [], options.id);
      const { loadedVersions } = args.content;
      const linksVersions =
        inNavbar.versions || loadedVersions.length > 1 || loadedVersions.some(({ banner }) => banner !== null);
      const slimData = (data: GlobalPluginData): GlobalPluginData =>
        linksVersions ? data : slimGlobalData(data, inNavbar.docs);
      return plugin.contentLoaded?.({
        ...args,
        actions: {
          ...args.actions,
          addRoute: (route) => args.actions.addRoute(slimRoute(route)),
          setGlobalData: (data) => args.actions.setGlobalData(slimData(data as GlobalPluginData)),
        },
      });
    },
    // Pages are rendered with a module that throws an error if removed data is read.
    configureWebpack: (config, isServer, utils, content) => {
      const upstream = plugin.configureWebpack?.(config, isServer, utils, content) ?? {};
      const docsData = path.join(context.siteDir, 'src/plugins/slim-docs/client/docsData.ts');
      return isServer
        ? {
            ...upstream,
            mergeStrategy: { ...upstream.mergeStrategy, 'resolve.alias': 'prepend' },
            resolve: { ...upstream.resolve, alias: { '@docusaurus/plugin-content-docs/client$': docsData } },
          }
        : upstream;
    },
  };
}

/**
 * Slims the route of a version, or those inside a route.
 *
 * @throws an error if it is the route of a generated index
 */
export function slimRoute(route: RouteConfig): RouteConfig {
  if (route.component === GENERATED_INDEX) {
    const { title } = route.props?.categoryGeneratedIndex as { title: string };
    throw new Error(
      `slim-docs: the sidebar "${String(route.sidebar)}" has a generated index for the category "${title}" (${route.path}), whose ` +
        'cards show descriptions that are left out: give the category its own page, { type: "doc", id }, or give its ' +
        'docs instance the plugin @docusaurus/plugin-content-docs in docusaurus.config.ts.',
    );
  }
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

/** Removes `unlisted: false`, which is the default. */
function slimItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') {
    return { ...item, items: item.items.map(slimItem) };
  }
  return item.type === 'link' ? { ...item, unlisted: item.unlisted || undefined } : item;
}

/**
 * Removes the pages that are in no sidebar, except those to which the navbar links and the first page of a version. If
 * all pages of a version, or of a folder, are in the same sidebar, a pattern replaces the others. This works because Docusaurus
 * treats paths of pages as patterns when it looks up the page at a URL.
 *
 * @param inNavbar - ids of pages to which the navbar links
 */
export function slimGlobalData(data: GlobalPluginData, inNavbar: ReadonlySet<string>): GlobalPluginData {
  return { ...data, versions: data.versions.map((version) => ({ ...version, docs: slimDocs(version, inNavbar) })) };
}

function slimDocs(
  { docs, mainDocId, path: base }: GlobalVersion,
  inNavbar: ReadonlySet<string>,
): GlobalVersion['docs'] {
  const root = normalizeUrl([base, '/']);
  const folders = docs.flatMap(({ path: route }) => /^[^/]+\//u.exec(route.slice(root.length)) ?? []);
  const patterns: GlobalVersion['docs'] = [];
  let single: readonly GlobalVersion['docs'][number][] = docs;
  for (const folder of ['', ...new Set(folders)]) {
    const inside = single.filter((doc) => `${doc.path}/`.startsWith(root + folder));
    const [sidebar, ...others] = new Set(inside.map((doc) => doc.sidebar));
    if (sidebar && others.length === 0) {
      patterns.push({ id: `${folder}*`, path: `${root}${folder}*`, sidebar });
      single = single.filter((doc) => !inside.includes(doc));
    }
  }
  const isKept = (doc: GlobalVersion['docs'][number]): boolean =>
    doc.id === mainDocId || inNavbar.has(doc.id) || (doc.sidebar !== undefined && single.includes(doc));
  return [...docs.filter(isKept), ...patterns];
}
