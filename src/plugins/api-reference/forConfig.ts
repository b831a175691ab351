// What docusaurus.config.ts takes from this feature.
export { listBreakingChanges } from './changes/listBreakingChanges';
export { readApiSymbols } from './identifier-links/apiSymbols';
export { linkIdentifiers, type LinkIdentifiersOptions } from './identifier-links/linkIdentifiers';
export { leadsInHtmlOnly } from './leads/htmlOnly';
export type { ApiReferenceOptions } from './options';
export { breakNamesInContents } from './pages/breakNamesInContents';
