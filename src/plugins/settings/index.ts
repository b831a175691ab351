import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readSettings, SETTINGS_FOLDER, type Setting } from './readSettings';

/**
 * Checks the tables of settings, keeps their rows as its content, and brings their styles. The list of all settings is filled by
 * gatherSettings.ts.
 *
 * @param context - the site
 * @throws an error with file, line and fix of everything that is wrong in the tables
 */
export default function settingsPlugin({ siteDir }: Pick<LoadContext, 'siteDir'>): Plugin<Setting[]> {
  return {
    name: 'settings',

    getPathsToWatch: () => [`${path.join(siteDir, SETTINGS_FOLDER)}/**/*.{md,mdx}`],

    getClientModules: () => [path.join(__dirname, 'client/rows.css')],

    loadContent() {
      const { settings, problems } = readSettings(siteDir);
      if (problems.length > 0) {
        throw new Error(`The tables of settings need fixing:\n${problems.join('\n')}`);
      }
      return Promise.resolve(settings);
    },
  };
}
