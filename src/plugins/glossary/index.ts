import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { written } from '../../page-model/written';
import { GLOSSARY_FILE, readGlossary } from './readGlossary';

/**
 * Checks the glossary, and brings the styles of the notes that explainTerms.ts adds to pages.
 *
 * @param context - the site
 * @throws an error with file, line and fix of everything that is wrong in the glossary
 */
export default function glossaryPlugin({ siteDir }: Pick<LoadContext, 'siteDir'>): Plugin {
  return {
    name: 'glossary',

    getPathsToWatch: () => [path.join(siteDir, GLOSSARY_FILE)],

    getClientModules: () => [path.join(__dirname, 'client/terms.css')],

    loadContent() {
      const { problems } = readGlossary(written(GLOSSARY_FILE, siteDir));
      if (problems.length > 0) {
        throw new Error(`The glossary needs fixing:\n${problems.join('\n')}`);
      }
    },
  };
}
