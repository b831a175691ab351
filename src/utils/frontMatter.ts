import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';
import type { CounterpartFrontMatter } from '../plugins/api-reference/linkCounterparts';
import type { ReferenceFrontMatter } from '../plugins/api-reference/frontMatter';

/** Front matter that this site reads beside what Docusaurus defines. */
export type SiteFrontMatter = DocFrontMatter & Partial<Pick<ReferenceFrontMatter, 'release' | 'kind'>> &
  CounterpartFrontMatter & {
    /** Files of the release that a guide was checked against, relative to its root. */
    sources?: string[];
  };
