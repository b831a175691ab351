import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { createFeed, feedLink, jsonFeed } from '../../utils/createFeed';
import { extentOf } from '../../utils/dates';
import { lastCommits } from '../../utils/gitHistory';
import { readApiSymbols } from '../api-reference/identifier-links/apiSymbols';
import { linkIdentifiers } from '../api-reference/identifier-links/linkIdentifiers';
import { buildPages } from './buildPages';
import { PAGE_DATA_FILE } from './client/fetchPageData';
import { withLastUpdates } from './lastUpdates';
import type { ChatArchiveOptions } from './options';
import { digestRoute, PAGE_COMPONENTS, type ArchivePage } from './pages';
import { readArchive } from './readArchive';
import { ARCHIVE_FEEDS, ARCHIVE_ROUTE } from './route';
import type { Digest } from './readDigest';

export { validateOptions } from './options';

const COMPONENTS = '@site/src/plugins/chat-archive/client';

interface Archive {
  digests: readonly Digest[];
  pages: ArchivePage[];
}

/**
 * The archive of chat digests: reads and checks them, and creates their pages, overview pages and feeds.
 *
 * The build renders every page. The browser gets one route for all of them (the plugin client-bundle), and fetches the
 * data of a page from the `index.json` next to it: see README.md.
 *
 * @param context - the site
 * @param options - where the digests are, see options.ts
 * @throws an error with file, line and fix of everything that is wrong in the archive
 */
export default function chatArchivePlugin(context: LoadContext, options: ChatArchiveOptions): Plugin<Archive> {
  const { siteDir, baseUrl } = context;
  const archivePath = normalizeUrl([baseUrl, ARCHIVE_ROUTE]);
  const pathOf = (route: string): string => normalizeUrl([archivePath, '/', route]);

  return {
    name: 'chat-archive',

    getPathsToWatch: () => [`${path.join(siteDir, options.path)}/**/*.md`],

    async loadContent() {
      const archive = await readArchive(siteDir, options.path);
      const { editUrl } = options;
      const pages = buildPages(archive, {
        baseUrl,
        linkIdentifiers: linkIdentifiers({
          symbols: () => readApiSymbols(path.join(siteDir, options.apiPath), options.apiPath),
        }),
        ...(editUrl && { editUrl: (file: string) => editUrl + file }),
      });
      return {
        digests: archive.digests,
        pages: withLastUpdates(pages, archive, lastCommits(siteDir, options.path)),
      };
    },

    async contentLoaded({ content: { digests, pages }, actions }) {
      const files = new Map(digests.map(({ channel, date, file }) => [digestRoute(channel, date), file]));
      actions.addRoute({
        path: archivePath,
        component: `${COMPONENTS}/ArchiveRoot.tsx`,
        exact: false,
        // Before the route of the community docs, which is a prefix of this one.
        priority: 1,
        routes: pages.map((page): RouteConfig => ({
          path: pathOf(page.route),
          component: `${COMPONENTS}/${PAGE_COMPONENTS[page.kind]}.tsx`,
          exact: true,
          props: { page },
          metadata: { sourceFilePath: files.get(page.route) },
        })),
      });
      await actions.createData('extent.json', JSON.stringify(extentOf(digests)));
    },

    injectHtmlTags: () => ({
      headTags: [
        feedLink('atom', 'Chat archive', baseUrl + ARCHIVE_FEEDS.atom),
        feedLink('json', 'Chat archive', baseUrl + ARCHIVE_FEEDS.json),
      ],
    }),

    async postBuild({ content: { digests, pages }, outDir, siteConfig: { url, title } }) {
      for (const page of pages) {
        const folder = path.join(outDir, ARCHIVE_ROUTE, page.route);
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, PAGE_DATA_FILE), JSON.stringify(page));
      }
      const address = normalizeUrl([url, archivePath, '/']);
      const feed = createFeed(
        digests
          .filter(({ quiet }) => !quiet)
          .map((digest) => ({
            date: digest.date,
            title: digest.title,
            description: digest.description,
            address: address + digestRoute(digest.channel, digest.date),
          }))
          .sort((one, other) => other.date.localeCompare(one.date) || one.title.localeCompare(other.title)),
        {
          title: `${title}: chat archive`,
          description: 'Daily digests of the community’s chat',
          language: context.i18n.currentLocale,
          address,
          feedAddresses: {
            atom: normalizeUrl([url, baseUrl, ARCHIVE_FEEDS.atom]),
            json: normalizeUrl([url, baseUrl, ARCHIVE_FEEDS.json]),
          },
        },
      );
      await writeFile(path.join(outDir, ARCHIVE_FEEDS.atom), feed.atom1());
      await writeFile(path.join(outDir, ARCHIVE_FEEDS.json), jsonFeed(feed));
    },
  };
}
