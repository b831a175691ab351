import React, { type ReactNode } from 'react';
import type { TopicsPage as PageData } from '../pages';
import ArchivePage from './ArchivePage';
import TopicList from './TopicList';

/** All topics. */
export default function TopicsPage({ page }: { page: PageData }): ReactNode {
  return (
    <ArchivePage page={page}>
      <TopicList topics={page.topics} />
    </ArchivePage>
  );
}
