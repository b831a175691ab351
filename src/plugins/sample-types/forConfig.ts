// What docusaurus.config.ts takes from this feature.
export { markSamples, type MarkSamplesOptions } from './markSamples';
export type { SampleTypesOptions } from './options';
