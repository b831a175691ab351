import React, { type ReactElement } from 'react';
import type { ArchivePage } from '@site/src/plugins/chat-archive/pages';

/** Loads the component of a page, which is a chunk of its own for each kind of page. */
export async function loadView(page: ArchivePage): Promise<ReactElement> {
  switch (page.kind) {
    case 'index': {
      const { default: IndexPage } = await import('./IndexPage');
      return <IndexPage page={page} />;
    }
    case 'channel':
    case 'topic': {
      const { default: DigestListPage } = await import('./DigestListPage');
      return <DigestListPage page={page} />;
    }
    case 'topics': {
      const { default: TopicsPage } = await import('./TopicsPage');
      return <TopicsPage page={page} />;
    }
    case 'answers': {
      const { default: AnswersPage } = await import('./AnswersPage');
      return <AnswersPage page={page} />;
    }
    case 'digest': {
      const { default: DigestPage } = await import('./DigestPage');
      return <DigestPage page={page} />;
    }
  }
}
