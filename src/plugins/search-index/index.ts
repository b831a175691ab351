import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import { scanDocuments } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments';
import { contextOf } from '../../search/contexts';
import { SEARCH_FOLDER, searchFile, SECTIONS_PER_FILE, STAMP_META } from '../../search/format';
import type { ArchivePage } from '../chat-archive/pages';
import { buildContexts, type ContextFiles, type UpstreamIndex } from './buildContexts';
import { headAndArticle } from './headAndArticle';
import { readNames } from './readNames';
import type { SearchIndexOptions } from './options';

export { validateOptions } from './options';

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

const PAGES_AT_A_TIME = 50;

/** What the search box wants to know of the options. */
export interface SearchGlobalData {
  maxHits: number;
  highlightResult: boolean;
}

/**
 * The search: docusaurus-search-local reads the built pages; from what it finds come small files for each part of the
 * site, which the browser loads when somebody searches there (src/search). Of that plugin only the reader is run: its own
 * index, a single file, would be made to be thrown away.
 *
 * @param context - the site
 * @param options - how hits are shown, see options.ts
 * @throws an error if the indexer finds pages in another form than is known
 */
export default function searchIndexPlugin(context: LoadContext, options: SearchIndexOptions): Plugin {
  const built = new Date().toISOString();
  const pagesFolder = path.join(context.generatedFilesDir, 'search-index', 'pages');

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
      const upstream = await readPages(props, pagesFolder);
      const topics = new Map(
        pages.flatMap((page): [string, string[]][] =>
          page.kind === 'digest' ? [[ARCHIVE_ROUTE + page.route, page.topics.map(({ topic }) => topic)]] : [],
        ),
      );
      const names = await namesByRoute(pagesFolder, props.routesPaths, props.baseUrl);
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

/**
 * Lets the indexer read the articles of the pages, some at a time: it holds in memory all that it reads at once, and
 * the rest of a page, mostly menus, is twice as long as its article.
 *
 * @param folder - where copies of the pages are put for it
 * @returns what it found, as if it had read all pages at once
 */
async function readPages({ routesPaths, baseUrl, outDir }: PostBuildProps, folder: string): Promise<UpstreamIndex> {
  const routes = routesPaths.filter((route) => contextOf(route.slice(baseUrl.length))).sort();
  const parts: UpstreamIndex[] = [];
  for (let start = 0; start < routes.length; start += PAGES_AT_A_TIME) {
    const pages = await Promise.all(
      routes.slice(start, start + PAGES_AT_A_TIME).map(async (url) => {
        const page = path.join(url.slice(baseUrl.length), 'index.html');
        const filePath = path.join(folder, page);
        await mkdir(path.dirname(filePath), { recursive: true });
        await writeFile(filePath, headAndArticle(await readFile(path.join(outDir, page), 'utf8')));
        return { filePath, url, type: 'docs' as const };
      }),
    );
    // Pages of old API snapshots are kept from search engines, but not from readers who ask for them.
    parts.push(await scanDocuments(pages, { forceIgnoreNoIndex: true }));
  }
  return (parts[0] ?? []).map((_, kind) => parts.flatMap((part) => part[kind] ?? []));
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
  const names = new Map<string, ReadonlyMap<string, string[]>>();
  for (const route of routes) {
    names.set(route, readNames(await readFile(path.join(outDir, route, 'index.html'), 'utf8')));
  }
  return names;
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
