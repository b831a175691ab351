import type { Plugin } from '@docusaurus/types';
import { lightOnPaper } from './lightOnPaper';

/** Prints pages in the light colour mode, whichever mode the reader has chosen. */
export default function printPlugin(): Plugin {
  return {
    name: 'print',
    configurePostCss: (postCss) => ({ ...postCss, plugins: [...postCss.plugins, lightOnPaper()] }),
  };
}
