import { useMemo } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { DigestChannelId } from '../channels';
import { ARCHIVE_ROUTE, digestRoute, listRoute, topicRoute, type ListName } from '../route';
import type { DigestTopicId } from '../topics';

/** How the URL of a search names the archive: see `SEARCH_CONTEXTS` of the search. */
const SEARCHED_PART = 'archive';

const COMMUNITY_ROUTE = ARCHIVE_ROUTE.slice(0, ARCHIVE_ROUTE.lastIndexOf('/'));

export interface ArchiveRoutes {
  community: string;
  index: string;
  list: (name: ListName) => string;
  topic: (topic: DigestTopicId) => string;
  channel: (channel: DigestChannelId) => string;
  digest: (channel: DigestChannelId, date: string) => string;
  /** The search for a query in all digests and problems. */
  search: (query: string) => string;
}

/** Routes of the archive, base path included. */
export function useArchiveRoutes(): ArchiveRoutes {
  const community = useBaseUrl(`/${COMMUNITY_ROUTE}/`);
  const index = useBaseUrl(`/${ARCHIVE_ROUTE}/`);
  const search = useBaseUrl('/search/');
  return useMemo(
    () => ({
      community,
      index,
      list: (name) => index + listRoute(name),
      topic: (topic) => index + topicRoute(topic),
      channel: (channel) => `${index}${channel}/`,
      digest: (channel, date) => index + digestRoute(channel, date),
      search: (query) =>
        `${search}?${new URLSearchParams({ ...(query && { q: query }), in: SEARCHED_PART }).toString()}`,
    }),
    [community, index, search],
  );
}
