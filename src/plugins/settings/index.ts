import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SettingsOptions } from './options';
import { readSettings, type Setting } from './readSettings';

export { validateOptions } from './options';

/**
 * Checks the tables of settings, keeps their rows as its content, and brings their styles. The list of all settings is filled by
 * gatherSettings.ts.
 *
 * @param context - the site
 * @param options - where the pages are, see options.ts
 * @throws an error with file, line and fix of everything that is wrong in the tables
 */
export default function settingsPlugin(
  { siteDir }: Pick<LoadContext, 'siteDir'>,
  options: SettingsOptions,
): Plugin<Setting[]> {
  return {
    name: 'settings',

    getPathsToWatch: () => [`${path.join(siteDir, options.path)}/**/*.{md,mdx}`],

    getClientModules: () => [path.join(__dirname, 'client/rows.css')],

    loadContent() {
      const { settings, problems } = readSettings(siteDir, options.path);
      if (problems.length > 0) {
        throw new Error(`The tables of settings need fixing:\n${problems.join('\n')}`);
      }
      return Promise.resolve(settings);
    },
  };
}
