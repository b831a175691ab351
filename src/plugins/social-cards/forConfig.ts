// What docusaurus.config.ts takes from this feature.
export { CARD_SIZE } from './cardRoute';
export type { SocialCardsOptions } from './options';
