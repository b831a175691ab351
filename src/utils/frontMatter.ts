import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';
import type { CounterpartFrontMatter } from '../plugins/api-reference/linkCounterparts';
import type { StreamTopic } from './streamTopics';
import type { ReferenceFrontMatter } from '../plugins/api-reference/frontMatter';

/** Front matter that this site reads beside what Docusaurus defines. */
export type SiteFrontMatter = DocFrontMatter & Partial<Pick<ReferenceFrontMatter, 'release' | 'kind'>> &
  CounterpartFrontMatter & {
    /** Files of the release that a guide was checked against, relative to its root. */
    sources?: string[];
    /** Notes of streams: the day; YAML makes a date of it, in UTC. */
    date?: string | Date;
    /** Notes of streams: address of the recording. */
    recording?: string;
    /** Notes of streams: length of the recording. */
    minutes?: number;
    /** Notes of streams: what it was about. */
    topics?: StreamTopic[];
  };
