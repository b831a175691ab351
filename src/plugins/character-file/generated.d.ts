declare module '@generated/character-file/default/rules.json' {
  import type { ListedRule } from '@site/src/plugins/character-file/listRules';

  const rules: ListedRule[];
  export default rules;
}

declare module '@generated/character-file/default/checker.json' {
  import type { CheckerData } from '@site/src/plugins/character-file/checkerData';

  const data: CheckerData;
  export default data;
}
