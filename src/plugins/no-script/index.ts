import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { darkRules } from './darkRules';

/** Folder of the styles in the build. */
const STYLES_FOLDER = 'assets/css';
/** Without a hash, because pages are rendered before the styles are known. */
const FILE = 'no-script.css';

/**
 * Styles for readers without JavaScript: they hide controls that do nothing, show navigation that a script would open,
 * and follow the color mode of the system. Other readers don't load them.
 *
 * @param context - the site
 * @throws an error if the styles of the build have no dark mode in the known form
 */
export default function noScriptPlugin(context: LoadContext): Plugin {
  const source = path.join(context.siteDir, 'src/plugins/no-script/noScript.css');
  const address = normalizeUrl([context.baseUrl, STYLES_FOLDER, FILE]);
  return {
    name: 'no-script',

    // In the body, because in the head it would come before the styles that it overrides.
    injectHtmlTags: () => ({
      preBodyTags: [{ tagName: 'noscript', innerHTML: `<link rel="stylesheet" href="${address}">` }],
    }),

    postBuild({ outDir }) {
      const folder = path.join(outDir, STYLES_FOLDER);
      const dark = readdirSync(folder)
        .filter((file) => file.endsWith('.css') && file !== FILE)
        .sort()
        .map((file) => darkRules(readFileSync(path.join(folder, file), 'utf8')))
        .join('');
      if (!dark) {
        throw new Error(
          `no-script: the styles in ${folder} have no rules for [data-theme='dark']. Fix src/plugins/no-script/darkRules.ts.`,
        );
      }
      const styles = readFileSync(source, 'utf8');
      writeFileSync(path.join(folder, FILE), `${styles}\n@media (prefers-color-scheme: dark) {\n${dark}\n}\n`);
    },
  };
}
