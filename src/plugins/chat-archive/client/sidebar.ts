import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { channelName, DIGEST_CHANNEL_IDS, DIGEST_SECTIONS, type DigestChannelId } from '../channels';
import type { ArchivePage } from '../pages';
import { listRoute } from '../route';
import { formatMonth } from '@site/src/utils/dates';
import type { ArchiveRoutes } from './routes';

/**
 * The sidebar of the archive: sections, channels and, for the channel that the reader is in, its months and days.
 *
 * @param days - of `current`, oldest first
 * @param page - the page that the reader is at
 */
export function archiveSidebar(
  routes: ArchiveRoutes,
  current: DigestChannelId | undefined,
  days: readonly string[],
  page: ArchivePage,
): PropSidebarItem[] {
  return [
    {
      type: 'link',
      label: 'Community',
      href: routes.community,
    },
    {
      type: 'category',
      label: 'Chat archive',
      href: routes.index,
      collapsed: false,
      collapsible: false,
      items: [
        listItem(
          'Answers',
          routes.list('answers'),
          page.kind === 'problem' || page.route === listRoute('questions')
            ? pageItem(page.title, routes.index + page.route)
            : undefined,
        ),
        pageItem('Still open', routes.list('open')),
        pageItem('Decisions', routes.list('decisions')),
        pageItem('Tasks', routes.list('tasks')),
        listItem(
          'Topics',
          routes.list('topics'),
          page.kind === 'topic' ? pageItem(page.label, routes.index + page.route) : undefined,
        ),
        ...Object.entries(DIGEST_SECTIONS).map(([section, label]): PropSidebarItem => ({
          type: 'category',
          label,
          collapsed: false,
          collapsible: true,
          items: DIGEST_CHANNEL_IDS.filter((channel) => channel.startsWith(`${section}/`)).map((channel) =>
            channelItem(routes, channel, channel === current ? days : []),
          ),
        })),
      ],
    },
  ];
}

/**
 * With an id, because Docusaurus treats a link without one as external, and leaves it out of breadcrumbs from 3.10 on.
 */
function pageItem(label: string, href: string): PropSidebarItem {
  return { type: 'link', label, href, docId: href };
}

/** A list of pages that are too many for the sidebar, which shows only the one that the reader is at. */
function listItem(label: string, href: string, current: PropSidebarItem | undefined): PropSidebarItem {
  return current
    ? { type: 'category', label, href, collapsed: false, collapsible: true, items: [current] }
    : pageItem(label, href);
}

function channelItem(routes: ArchiveRoutes, channel: DigestChannelId, days: readonly string[]): PropSidebarItem {
  const label = channelName(channel);
  const href = routes.channel(channel);
  if (days.length === 0) {
    return pageItem(label, href);
  }
  const months = [...new Set(days.map((day) => day.slice(0, 7)))].reverse();
  return {
    type: 'category',
    label,
    href,
    collapsed: false,
    collapsible: true,
    items: months.map((month) => ({
      type: 'category',
      label: formatMonth(month),
      collapsed: true,
      collapsible: true,
      items: days
        .filter((day) => day.startsWith(month))
        .reverse()
        .map((day) =>
          pageItem(`${Number(day.slice(8))} ${formatMonth(month).split(' ')[0]}`, routes.digest(channel, day)),
        ),
    })),
  };
}
