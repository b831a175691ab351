/** Replaces rulesAtBuild.ts in the browser, where the rules are in the page already or are loaded later. */
export const RulesAtBuild = undefined;
