import { useMemo } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { digestRoute } from '@site/src/plugins/chat-archive/pages';
import type { DigestChannelId } from '@site/src/utils/digestChannels';
import type { DigestTopicId } from '@site/src/utils/digestTopics';

export interface ArchiveRoutes {
  community: string;
  index: string;
  answers: string;
  topics: string;
  topic: (topic: DigestTopicId) => string;
  channel: (channel: DigestChannelId) => string;
  digest: (channel: DigestChannelId, date: string) => string;
}

/** Routes of the archive, base path included. */
export function useArchiveRoutes(): ArchiveRoutes {
  const community = useBaseUrl('/community/');
  const index = `${community}Discord/`;
  return useMemo(() => ({
    community,
    index,
    answers: `${index}answers/`,
    topics: `${index}topics/`,
    topic: (topic) => `${index}topics/${topic}/`,
    channel: (channel) => `${index}${channel}/`,
    digest: (channel, date) => index + digestRoute(channel, date),
  }), [community, index]);
}
