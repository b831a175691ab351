import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import searchLocal, { validateOptions as validateSearchLocal } from '@easyops-cn/docusaurus-search-local';
import { contextOf } from '../../search/contexts';
import { SEARCH_FOLDER, searchFile, SECTIONS_PER_FILE, STAMP_META } from '../../search/format';
import type { ArchivePage } from '../chat-archive/pages';
import { buildContexts, type ContextFiles, type UpstreamIndex } from './buildContexts';
import { readNames } from './readNames';
import type { SearchIndexOptions } from './options';

export { validateOptions } from './options';

/** File that docusaurus-search-local writes, and that this plugin takes the place of. */
const UPSTREAM_FILE = 'search-index.json';
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** What the search box wants to know of the options. */
export interface SearchGlobalData {
  maxHits: number;
  highlightResult: boolean;
}

/**
 * The search: docusaurus-search-local reads the built pages; from what it writes come small files for each part of the
 * site, which the browser loads when somebody searches there (src/search).
 *
 * @param context - the site
 * @param options - what is searched and how hits are shown, see options.ts
 * @throws an error if the indexer writes another form than is known
 */
export default function searchIndexPlugin(context: LoadContext, options: SearchIndexOptions): Plugin {
  const indexer = searchLocal(
    context,
    validateSearchLocal({
      options: {
        indexBlog: false,
        docsDir: options.docsDir,
        docsRouteBasePath: options.docsRouteBasePath,
        // Pages of old API snapshots are kept from search engines, but not from readers who ask for them.
        forceIgnoreNoIndex: true,
      },
      validate: (schema, value) => Joi.attempt(value, schema),
    }),
  );
  const built = new Date().toISOString();

  return {
    name: 'search-index',

    contentLoaded({ actions }) {
      const data: SearchGlobalData = { maxHits: options.maxHits, highlightResult: options.highlightResult };
      actions.setGlobalData(data);
      actions.addRoute({
        path: normalizeUrl([context.baseUrl, 'search/']),
        component: '@theme/SearchPage',
        exact: true,
      });
    },

    getClientModules: () => [path.join(context.siteDir, 'src/search/highlightResult.ts')],

    injectHtmlTags: () => ({
      headTags: [{ tagName: 'meta', attributes: { name: STAMP_META, content: built } }],
    }),

    async postBuild(props) {
      const pages = archivePages(props.plugins);
      const archiveRoot = normalizeUrl([props.baseUrl, ARCHIVE_ROUTE]);
      const routes = pages.map(({ route }) => archiveRoot + route);
      await indexer.postBuild?.({ ...props, plugins: withDocs(props.plugins, routes) });

      const file = path.join(props.outDir, UPSTREAM_FILE);
      const upstream = JSON.parse(await readFile(file, 'utf8')) as UpstreamIndex;
      await rm(file);
      const topics = new Map(
        pages.flatMap((page): [string, string[]][] =>
          page.kind === 'digest' ? [[ARCHIVE_ROUTE + page.route, page.topics]] : [],
        ),
      );
      const names = await namesByRoute(props.outDir, props.routesPaths, props.baseUrl);
      for (const files of buildContexts(upstream, { baseUrl: props.baseUrl, topics, names })) {
        await writeContext(path.join(props.outDir, SEARCH_FOLDER), files);
      }
    },
  };
}

const ARCHIVE_ROUTE = 'community/Discord/';

/** Pages of the chat archive, if the site has one. */
function archivePages(plugins: readonly LoadedPlugin[]): ArchivePage[] {
  const archive = plugins.find(({ name }) => name === 'chat-archive');
  return (archive?.content as { pages: ArchivePage[] } | undefined)?.pages ?? [];
}

/** The indexer reads pages of docs instances alone: adds others as those of one more instance. */
function withDocs(plugins: LoadedPlugin[], routes: readonly string[]): LoadedPlugin[] {
  const docs = plugins.find(({ name }) => name === DOCS_PLUGIN);
  const version = { path: '/', isLast: true, docs: routes.map((permalink) => ({ permalink })) };
  return docs ? [...plugins, { ...docs, content: { loadedVersions: [version] } }] : plugins;
}

/** Names that the pages of guides and API explain. */
async function namesByRoute(
  outDir: string,
  routesPaths: readonly string[],
  baseUrl: string,
): Promise<Map<string, ReadonlyMap<string, string[]>>> {
  const routes = routesPaths
    .map((routePath) => routePath.slice(baseUrl.length))
    .filter((route) => ['guides', 'api', 'api-0.1.3'].includes(contextOf(route) ?? ''));
  return new Map(
    await Promise.all(
      routes.map(async (route): Promise<[string, ReadonlyMap<string, string[]>]> => [
        route,
        readNames(await readFile(path.join(outDir, route, 'index.html'), 'utf8')),
      ]),
    ),
  );
}

async function writeContext(folder: string, { context, documents, index, texts }: ContextFiles): Promise<void> {
  await mkdir(path.join(folder, context), { recursive: true });
  const write = (file: string, content: unknown): Promise<void> =>
    writeFile(path.join(folder, file), JSON.stringify(content));
  await Promise.all([
    write(searchFile.documents(context), documents),
    write(searchFile.index(context), index),
    ...texts.flatMap((text, page) =>
      Array.from({ length: Math.ceil(text.length / SECTIONS_PER_FILE) }, (_, part) => {
        const start = part * SECTIONS_PER_FILE;
        return write(searchFile.texts(context, page, start), text.slice(start, start + SECTIONS_PER_FILE));
      }),
    ),
  ]);
}
