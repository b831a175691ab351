// What docusaurus.config.ts takes from this feature.
export { codeTheme } from './codeTheme';
export { keepBackslashes } from './keepBackslashes';
export type { HighlightOptions } from '.';
