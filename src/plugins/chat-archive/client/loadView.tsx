import React, { type ComponentType, type ReactElement } from 'react';
import type { ArchivePage } from '../pages';

type View<Page extends ArchivePage> = Promise<{ default: ComponentType<{ page: Page }> }>;

/** The component of each kind of page. */
const VIEWS: { readonly [Kind in ArchivePage['kind']]: () => View<Extract<ArchivePage, { kind: Kind }>> } = {
  index: () => import(/* webpackChunkName: "archive-index" */ './IndexPage'),
  channel: () => import(/* webpackChunkName: "archive-list" */ './DigestListPage'),
  topic: () => import(/* webpackChunkName: "archive-list" */ './DigestListPage'),
  topics: () => import(/* webpackChunkName: "archive-index" */ './TopicsPage'),
  answers: () => import(/* webpackChunkName: "archive-answers" */ './AnswersPage'),
  problem: () => import(/* webpackChunkName: "archive-problem" */ './ProblemPage'),
  outcomes: () => import(/* webpackChunkName: "archive-answers" */ './OutcomesPage'),
  digest: () => import(/* webpackChunkName: "archive-digest" */ './DigestPage'),
};

/**
 * Loads the component of a page, which is its own chunk for each kind of page.
 *
 * @throws an error if the chunk can't be loaded, or if a newer deployment has another kind: Docusaurus reloads the page
 */
export async function loadView(page: ArchivePage): Promise<ReactElement> {
  const { default: Page } = (await VIEWS[page.kind]()) as Awaited<View<ArchivePage>>;
  return <Page page={page} />;
}
