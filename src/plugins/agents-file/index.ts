import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { AGENTS_FILE, agentsFile } from './agentsFile';

/**
 * Publishes the file that tells coding agents how to work on a project, next to the home page.
 *
 * @param context - the site
 * @throws an error with the fix if the page has no block with the file
 */
export default function agentsFilePlugin({ siteDir }: Pick<LoadContext, 'siteDir'>): Plugin {
  return {
    name: 'agents-file',
    postBuild: ({ outDir }) => writeFile(path.join(outDir, AGENTS_FILE), agentsFile(siteDir)),
  };
}
