import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { GlossaryOptions } from './options';
import { readGlossary } from './readGlossary';

export { validateOptions } from './options';

/**
 * Checks the glossary, and brings the styles of the notes that explainTerms.ts adds to pages.
 *
 * @param context - the site
 * @param options - where the glossary is, see options.ts
 * @throws an error with file, line and fix of everything that is wrong in the glossary
 */
export default function glossaryPlugin({ siteDir }: Pick<LoadContext, 'siteDir'>, options: GlossaryOptions): Plugin {
  const file = path.join(siteDir, options.path);
  return {
    name: 'glossary',

    getPathsToWatch: () => [file],

    getClientModules: () => [path.join(__dirname, 'client/terms.css')],

    async loadContent() {
      const { problems } = readGlossary(options.path, await readFile(file, 'utf8'));
      if (problems.length > 0) {
        throw new Error(`The glossary needs fixing:\n${problems.join('\n')}`);
      }
    },
  };
}
