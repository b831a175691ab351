/** Replaces stepsAtBuild.ts in the browser, where the steps are in the page already or are loaded later. */
export const StepsAtBuild = undefined;
