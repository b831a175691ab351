import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';
import type { GuideFrontMatter } from '@site/src/checks/frontMatter/guide';
import type { ReferenceFrontMatter } from '@site/src/plugins/api-reference/pages/frontMatter';
import type { CounterpartFrontMatter } from '@site/src/plugins/api-reference/pages/linkCounterparts';
import type { VerificationStats } from '@site/src/release/withVerification';
import type { StreamFrontMatter } from '@site/src/plugins/streams/frontMatter';

/**
 * Front matter that the theme reads in addition to Docusaurus's own keys, from guides, generated pages and stream
 * notes.
 */
export type SiteFrontMatter = DocFrontMatter &
  Partial<Pick<GuideFrontMatter, 'sources' | 'part_of'>> & { proved?: VerificationStats } & Partial<
    Pick<ReferenceFrontMatter, 'release' | 'kind'>
  > &
  CounterpartFrontMatter &
  Partial<Pick<StreamFrontMatter, 'date' | 'recording' | 'minutes' | 'topics'>>;
