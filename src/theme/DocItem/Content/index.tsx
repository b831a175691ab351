// Change: shows the release above API pages, day and recording above stream notes, and below guides the checked sources
// and how much of the guide was run on the release.
import React, { type ReactNode } from 'react';
import Content from '@theme-original/DocItem/Content';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type ContentType from '@theme/DocItem/Content';
import type { WrapperProps } from '@docusaurus/types';
import CheckedSources from '@site/src/release/CheckedSources';
import ReleaseBar from '@site/src/plugins/api-reference/client/ReleaseBar';
import StreamFacts from '@site/src/plugins/streams/client/StreamFacts';
import type { SiteFrontMatter } from '../frontMatter';

export default function ContentWrapper(props: WrapperProps<typeof ContentType>): ReactNode {
  const frontMatter: SiteFrontMatter = useDoc().frontMatter;
  const { release, kind, counterpart, counterpart_release, sources, proved, date, recording, minutes, topics } =
    frontMatter;
  return (
    <>
      {release && (
        <ReleaseBar
          release={release}
          kind={kind}
          counterpart={
            counterpart && counterpart_release ? { route: counterpart, release: counterpart_release } : undefined
          }
        />
      )}
      {date && recording && <StreamFacts date={date} recording={recording} minutes={minutes} topics={topics ?? []} />}
      <Content {...props} />
      {sources && sources.length > 0 && <CheckedSources sources={sources} proved={proved} />}
    </>
  );
}
