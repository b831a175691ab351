import type { Plugin } from '@docusaurus/types';
import { screenOnlyDarkRules } from './screenOnlyDarkRules';

/** Prints pages in the light color mode, whichever mode the reader has chosen. */
export default function printPlugin(): Plugin {
  return {
    name: 'print',
    configurePostCss: (postCss) => ({ ...postCss, plugins: [...postCss.plugins, screenOnlyDarkRules()] }),
  };
}
