import React, { type ReactElement } from 'react';
import type { ArchivePage } from '../pages';

/**
 * Loads the component of a page, which is a chunk of its own for each kind of page.
 *
 * @throws an error if the chunk can't be loaded, or the kind is unknown
 */
export async function loadView(page: ArchivePage): Promise<ReactElement> {
  switch (page.kind) {
    case 'index': {
      const { default: IndexPage } = await import(/* webpackChunkName: "archive-index" */ './IndexPage');
      return <IndexPage page={page} />;
    }
    case 'channel':
    case 'topic': {
      const { default: DigestListPage } = await import(/* webpackChunkName: "archive-list" */ './DigestListPage');
      return <DigestListPage page={page} />;
    }
    case 'topics': {
      const { default: TopicsPage } = await import(/* webpackChunkName: "archive-index" */ './TopicsPage');
      return <TopicsPage page={page} />;
    }
    case 'answers': {
      const { default: AnswersPage } = await import(/* webpackChunkName: "archive-answers" */ './AnswersPage');
      return <AnswersPage page={page} />;
    }
    case 'problem': {
      const { default: ProblemPage } = await import(/* webpackChunkName: "archive-problem" */ './ProblemPage');
      return <ProblemPage page={page} />;
    }
    case 'outcomes': {
      const { default: OutcomesPage } = await import(/* webpackChunkName: "archive-answers" */ './OutcomesPage');
      return <OutcomesPage page={page} />;
    }
    case 'digest': {
      const { default: DigestPage } = await import(/* webpackChunkName: "archive-digest" */ './DigestPage');
      return <DigestPage page={page} />;
    }
    default:
      // The data is from a newer deployment: Docusaurus reloads the page.
      throw new Error('unknown kind of page');
  }
}
