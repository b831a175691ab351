import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { MessageWalkOptions } from './options';
import { readHandler } from './readHandler';
import { readRun, type Run } from './readRun';

export { validateOptions } from './options';

/** What the steps show. */
export interface Walk extends Run {
  /** The code of the handler that ran. */
  handler: string;
}

/**
 * Reads the recorded run of the release as data for the steps (`@generated/message-walk/default/walk.json`). The steps are in
 * the HTML that the build writes. The browser gets them as a script only if the reader comes from another page.
 *
 * @param context - the site
 * @param options - where the recorded run is, see options.ts
 * @throws an error with file and fix if the run has not what the steps show
 */
export default function messageWalkPlugin(
  { siteDir }: Pick<LoadContext, 'siteDir'>,
  options: MessageWalkOptions,
): Plugin<Walk> {
  const file = path.join(siteDir, options.path);
  return {
    name: 'message-walk',

    getPathsToWatch: () => [file],

    async loadContent() {
      const { sample, ...run } = readRun(options.path, await readFile(file, 'utf8'));
      const handler = readHandler(sample, await readFile(path.join(siteDir, sample), 'utf8'));
      return { sample, ...run, handler };
    },

    async contentLoaded({ content, actions }) {
      await actions.createData('walk.json', JSON.stringify(content));
    },
  };
}
