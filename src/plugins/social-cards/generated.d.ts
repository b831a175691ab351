declare module '@generated/social-cards/default/rules.json' {
  import type { CardRules } from '@site/src/plugins/social-cards/cardRoute';

  const rules: CardRules;
  export default rules;
}
