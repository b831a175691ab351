// What docusaurus.config.ts takes from this feature.
export { withoutSearchedAs } from './indexing/readSearchedAs';
export type { SearchOptions } from './options';
