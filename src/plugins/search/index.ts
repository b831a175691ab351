import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import { contextOf, type SearchContext } from './engine/contexts';
import {
  searchFile,
  searchFolder,
  SECTIONS_PER_FILE,
  STAMP_META,
  type SearchMessage,
  type SearchMessages,
} from './engine/indexFormat';
import { storeDocuments } from './engine/storedDocuments';
import { buildTime } from '../../utils/buildTime';
import type { HasPageStep } from '../../page-model/pageSteps';
import type { ArchivePage } from '../chat-archive/pages';
import { ARCHIVE_ROUTE } from '../chat-archive/route';
import { readFaqTopics } from '../faq/listQuestions';
import { createBackground } from '../troubleshooting/createBackground';
import { readPrintedTexts } from '../troubleshooting/readPrintedTexts';
import { MESSAGES_ROUTE } from '../troubleshooting/route';
import { buildContexts, type ContextFiles } from './indexing/buildContexts';
import { readMessages } from './indexing/readMessages';
import { readPage, type ReadPage } from './indexing/readPage';
import { readSearchedAs } from './indexing/readSearchedAs';
import type { SearchGlobalData, SearchOptions } from './options';

export { validateOptions } from './options';

/** Parts of the site whose pages explain names. */
const WITH_NAMES: readonly (SearchContext | undefined)[] = ['guides', 'api', 'api-0.1.3'];

/**
 * The search: reads the built pages with the page reader of docusaurus-search-local, and writes small files for each
 * part of the site, which the browser loads when someone searches there. The rest of that plugin does not run: see
 * README.md.
 *
 * @param context - the site
 * @param options - how hits are shown, see options.ts
 * @throws an error if the page reader does not find pages in the known form
 */
export default function searchPlugin(context: LoadContext, options: SearchOptions): Plugin & HasPageStep {
  const built = stampOf(buildTime());

  return {
    name: 'search',

    async contentLoaded({ actions }) {
      await actions.createData('faq.json', JSON.stringify(readFaqTopics(context.siteDir)));
      const data: SearchGlobalData = { maxHits: options.maxHits, highlightResult: options.highlightResult };
      actions.setGlobalData(data);
      actions.addRoute({
        path: normalizeUrl([context.baseUrl, 'search/']),
        component: '@theme/SearchPage',
        exact: true,
      });
    },

    getClientModules: () => [path.join(context.siteDir, 'src/plugins/search/client/highlightResult.ts')],

    injectHtmlTags: () => ({
      headTags: [{ tagName: 'meta', attributes: { name: STAMP_META, content: built } }],
    }),

    startPages(props) {
      const archive = archivePages(props.plugins);
      // Days without an answer or a decision would only be in the way of those that have one.
      const quiet = new Set(
        archive.flatMap((page) => (page.kind === 'digest' && page.quiet ? [`${ARCHIVE_ROUTE}/${page.route}`] : [])),
      );
      const searchedAs = readSearchedAs(props.siteDir, props.plugins);
      const pages: ReadPage[] = [];
      let messages: SearchMessage[] = [];
      return {
        page(page) {
          const { route } = page;
          const context = route === undefined || quiet.has(route) ? undefined : contextOf(route);
          if (route !== undefined && context) {
            const read = readPage(page, { withNames: WITH_NAMES.includes(context) });
            pages.push({ ...read, searchedAs: searchedAs.get(props.baseUrl + route) });
          }
          if (route === MESSAGES_ROUTE.slice(1)) {
            messages = readMessages(page);
          }
        },
        async finish() {
          const folder = path.join(props.outDir, searchFolder(built));
          for (const files of buildContexts(pages, topicsOf(archive))) {
            await writeContext(folder, files);
          }
          const data: SearchMessages = { messages, background: createBackground(messages, readPrintedTexts()) };
          await mkdir(folder, { recursive: true });
          await writeFile(path.join(folder, searchFile.messages), JSON.stringify(data));
        },
      };
    },
  };
}

/** The topics of pages of the archive, by their routes. */
function topicsOf(archive: readonly ArchivePage[]): Map<string, string[]> {
  return new Map(
    archive.flatMap((page): [string, string[]][] => {
      const route = `${ARCHIVE_ROUTE}/${page.route}`;
      if (page.kind === 'digest') {
        return [[route, page.topics.map(({ topic }) => topic)]];
      }
      return page.kind === 'problem' ? [[route, [page.topic]]] : [];
    }),
  );
}

/** `20241122T051900Z`, to the second, for the name of a folder. */
function stampOf(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/gu, '');
}

/** Pages of the chat archive, if the site has one. */
function archivePages(plugins: readonly LoadedPlugin[]): ArchivePage[] {
  const archive = plugins.find(({ name }) => name === 'chat-archive');
  return (archive?.content as { pages: ArchivePage[] } | undefined)?.pages ?? [];
}

async function writeContext(folder: string, { context, documents, index, texts }: ContextFiles): Promise<void> {
  await mkdir(path.join(folder, context), { recursive: true });
  const write = (file: string, content: unknown): Promise<void> =>
    writeFile(path.join(folder, file), JSON.stringify(content));
  await Promise.all([
    write(searchFile.documents(context), storeDocuments(documents)),
    write(searchFile.index(context), index),
    ...texts.flatMap((text, page) =>
      Array.from({ length: Math.ceil(text.length / SECTIONS_PER_FILE) }, (_, part) => {
        const start = part * SECTIONS_PER_FILE;
        return write(searchFile.texts(context, page, start), text.slice(start, start + SECTIONS_PER_FILE));
      }),
    ),
  ]);
}
