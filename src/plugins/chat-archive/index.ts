import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { atomFeed, feedLink } from '../../utils/atomFeed';
import { extentOf } from '../../utils/dates';
import { lastCommits } from '../../utils/gitHistory';
import { linkIdentifiers, type LinkIdentifiersOptions } from '../api-reference/identifier-links/linkIdentifiers';
import { buildPages } from './buildPages';
import { feedEntries } from './feedEntries';
import { withLastUpdates } from './lastUpdates';
import { PAGE_COMPONENTS, type ArchivePage } from './pages';
import { readArchive } from './readArchive';
import { ARCHIVE_FEED, ARCHIVE_FOLDER, ARCHIVE_ROUTE, digestRoute, PAGE_DATA_FILE } from './route';
import type { Digest } from './readDigest';

const COMPONENTS = '@site/src/plugins/chat-archive/client';

export interface ChatArchiveOptions extends Pick<LinkIdentifiersOptions, 'symbols'> {
  /** Address of the folder of the site in its repository, for edit links; a slash at its end. */
  editUrl: string;
}

interface Archive {
  digests: readonly Digest[];
  pages: ArchivePage[];
}

/**
 * The archive of chat digests: reads and checks them, and creates their pages, overview pages and feed.
 *
 * The build renders every page. The browser gets one route for all of them (the plugin client-bundle), and fetches the
 * data of a page from the `index.json` next to it: see README.md.
 *
 * @param context - the site
 * @throws an error with file, line and fix of everything that is wrong in the archive
 */
export default function chatArchivePlugin(
  context: LoadContext,
  { editUrl, symbols }: ChatArchiveOptions,
): Plugin<Archive> {
  const { siteDir, baseUrl } = context;
  const archivePath = normalizeUrl([baseUrl, ARCHIVE_ROUTE]);
  const pathOf = (route: string): string => normalizeUrl([archivePath, '/', route]);

  return {
    name: 'chat-archive',

    getPathsToWatch: () => [`${path.join(siteDir, ARCHIVE_FOLDER)}/**/*.md`],

    loadContent() {
      const archive = readArchive(siteDir);
      const pages = buildPages(archive, {
        baseUrl,
        linkIdentifiers: linkIdentifiers({ symbols }),
        editUrl: (file) => editUrl + file,
      });
      return Promise.resolve({
        digests: archive.digests,
        pages: withLastUpdates(pages, archive, lastCommits(siteDir, ARCHIVE_FOLDER)),
      });
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

    injectHtmlTags: () => ({ headTags: [feedLink('Chat archive', baseUrl + ARCHIVE_FEED)] }),

    async postBuild({ content: { digests, pages }, outDir, siteConfig: { url, title } }) {
      for (const page of pages) {
        const folder = path.join(outDir, ARCHIVE_ROUTE, page.route);
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, PAGE_DATA_FILE), JSON.stringify(page));
      }
      const siteUrl = normalizeUrl([url, baseUrl]);
      const pageUrl = `${siteUrl}${ARCHIVE_ROUTE}/`;
      const feed = atomFeed(feedEntries(digests, pageUrl), {
        title: `${title}: chat archive`,
        description: 'Daily digests of the community’s chat',
        language: context.i18n.currentLocale,
        author: title,
        pageUrl,
        feedUrl: siteUrl + ARCHIVE_FEED,
      });
      await writeFile(path.join(outDir, ARCHIVE_FEED), feed);
    },
  };
}
