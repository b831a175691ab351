declare module '@generated/character-file/default/rules.json' {
  import type { ListedRule } from '@site/src/plugins/character-file/listRules';

  const rules: ListedRule[];
  export default rules;
}
