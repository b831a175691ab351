import type { PropDocContent, PropNavigationLink, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { ArchivePage, DigestPage } from '../pages';
import { digestTitle } from '../channels';
import type { ArchiveRoutes } from './routes';

export const SIDEBAR = 'archiveSidebar';

/**
 * The version metadata that the theme's docs components need. The archive is not a docs instance, so it makes up its
 * own.
 */
export const VERSION: PropVersionMetadata = {
  pluginId: 'community',
  version: 'current',
  label: '',
  banner: null,
  badge: false,
  noIndex: false,
  className: '',
  isLast: true,
  docsSidebars: {},
  docs: {},
};

/**
 * Converts a page of the archive to the form of a docs page, which the theme can show.
 *
 * @param toc - its table of contents
 */
export function docContent(page: ArchivePage, routes: ArchiveRoutes, toc: PropDocContent['toc']): PropDocContent {
  const isDigest = page.kind === 'digest';
  return Object.assign(() => null as never, {
    frontMatter: {},
    assets: {},
    contentTitle: undefined,
    toc,
    metadata: {
      id: `Discord/${page.route}`,
      title: page.title,
      description: page.description,
      source: '',
      sourceDirName: '',
      slug: page.route,
      draft: false,
      unlisted: false,
      version: VERSION.version,
      permalink: routes.index + page.route,
      sidebarPosition: undefined,
      frontMatter: {},
      sidebar: SIDEBAR,
      tags: isDigest ? topicTags(page, routes) : [],
      lastUpdatedAt: page.lastUpdatedAt,
      lastUpdatedBy: undefined,
      ...('editUrl' in page && { editUrl: page.editUrl }),
      ...(isDigest && neighbors(page, routes)),
    },
  });
}

function topicTags({ topics }: DigestPage, routes: ArchiveRoutes): PropDocContent['metadata']['tags'] {
  return topics.map(({ topic, label, line }) => ({
    label,
    permalink: routes.topic(topic),
    description: line,
    inline: false,
  }));
}

function neighbors(
  { channel, date, days }: DigestPage,
  routes: ArchiveRoutes,
): { previous?: PropNavigationLink; next?: PropNavigationLink } {
  const place = days.indexOf(date);
  const link = (day: string | undefined): PropNavigationLink | undefined =>
    day === undefined ? undefined : { title: digestTitle(channel, day), permalink: routes.digest(channel, day) };
  return { previous: link(days[place - 1]), next: link(days[place + 1]) };
}
