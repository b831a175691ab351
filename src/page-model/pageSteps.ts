import type { Plugin } from '@docusaurus/types';
import type { BuiltPage } from './builtPage';

export type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** What a feature does with the pages that the build has written. */
export interface PageStep {
  /** Reads a page. The pages come one after the other, in the order of their routes. */
  page?: (page: BuiltPage) => void;
  /** Runs when all pages are read. */
  finish?: () => void | Promise<void>;
}

/** A plugin with a step. It has that in place of Docusaurus's `postBuild`, which runs all plugins at the same time. */
export interface HasPageStep {
  startPages: (props: PostBuildProps) => PageStep | Promise<PageStep>;
}
