import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { createFeed } from '../../utils/feeds';
import { readApiSymbols } from '../../remark/apiSymbols';
import { linkIdentifiers } from '../../remark/linkIdentifiers';
import { buildPages } from './buildPages';
import type { ChatArchiveOptions } from './options';
import { digestRoute, PAGE_COMPONENTS, PAGE_DATA_FILE, type ArchivePage } from './pages';
import { readDigests } from './readDigests';
import type { Digest } from './readDigest';

export { validateOptions } from './options';

/** File name of the feed, below the community area. */
const FEED_FILE = 'discord.atom.xml';
/** How many digests the home page shows. */
const NEWEST = 3;

const COMPONENTS = '@site/src/components/ChatArchive';

interface Archive {
  digests: Digest[];
  pages: ArchivePage[];
}

/**
 * The archive of chat digests: reads and checks them, makes their pages, the pages that lead to them, and a feed.
 *
 * The build renders every page. The browser gets one route for all of them (the plugin client-bundle), and fetches the
 * data of a page from the `index.json` beside it: see README.md.
 *
 * @param context - the site
 * @param options - where the digests are, see options.ts
 * @throws an error with file, line and mend of everything that is wrong in the digests
 */
export default function chatArchivePlugin(context: LoadContext, options: ChatArchiveOptions): Plugin<Archive> {
  const { siteDir, baseUrl } = context;
  const archivePath = normalizeUrl([baseUrl, options.routeBasePath]);
  const pathOf = (route: string): string => normalizeUrl([archivePath, '/', route]);

  return {
    name: 'chat-archive',

    getPathsToWatch: () => [`${path.join(siteDir, options.path)}/**/*.md`],

    async loadContent() {
      const digests = await readDigests(siteDir, options.path);
      const { editUrl } = options;
      const pages = buildPages(digests, {
        baseUrl,
        linkIdentifiers: linkIdentifiers({ symbols: () => readApiSymbols(path.join(siteDir, options.apiPath), options.apiPath) }),
        ...(editUrl && { editUrl: (file: string) => editUrl + file }),
      });
      return { digests, pages };
    },

    async contentLoaded({ content: { digests, pages }, actions }) {
      actions.addRoute({
        path: archivePath,
        component: `${COMPONENTS}/ArchiveRoot.tsx`,
        exact: false,
        // Before the docs instance whose route is the start of this one.
        priority: 1,
        routes: pages.map(
          (page): RouteConfig => ({
            path: pathOf(page.route),
            component: `${COMPONENTS}/${PAGE_COMPONENTS[page.kind]}.tsx`,
            exact: true,
            props: { page },
          }),
        ),
      });
      const newest = [...digests]
        .sort((one, other) => other.date.localeCompare(one.date) || other.questions.length - one.questions.length)
        .slice(0, NEWEST);
      await actions.createData(
        'newest.json',
        JSON.stringify(
          newest.map(({ title, date, channel, description }) => ({
            title,
            date,
            description,
            route: `/${options.routeBasePath}/${digestRoute(channel, date)}`,
          })),
        ),
      );
    },

    async postBuild({ content: { digests, pages }, outDir, siteConfig: { url, title } }) {
      for (const page of pages) {
        const folder = path.join(outDir, options.routeBasePath, page.route);
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, PAGE_DATA_FILE), JSON.stringify(page));
      }
      const address = normalizeUrl([url, archivePath, '/']);
      const feed = createFeed(
        digests
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
          feedAddresses: { atom: normalizeUrl([url, baseUrl, path.posix.dirname(options.routeBasePath), FEED_FILE]) },
        },
      );
      await writeFile(path.join(outDir, path.dirname(options.routeBasePath), FEED_FILE), feed.atom1());
    },
  };
}
