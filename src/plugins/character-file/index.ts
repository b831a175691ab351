import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { RELEASE } from '../../release/version';
import { createSchema, type JsonSchema } from './schema/createSchema';
import { checkerData, SAMPLE_PAGES, STYLES_FILES } from './checkerData';
import { listRules } from './listRules';
import { GUIDE_PAGES, readGuide } from './schema/readGuide';

/** Folder of the JSON Schema, below the base path. */
const FOLDER = 'schema';

/**
 * Writes the JSON Schema of a character file, for editors: under the name of the release, and as the newest. Gives the page
 * of the check its data: the list of rules, samples and styles (`@generated/character-file/default/`).
 *
 * @param context - the site
 * @throws an error with file, line and fix if the guide says nothing of a member
 */
export default function characterFilePlugin({
  siteDir,
  siteConfig: { url, baseUrl },
}: LoadContext): Plugin<JsonSchema> {
  const siteUrl = normalizeUrl([url, baseUrl]);
  const file = `character-${RELEASE.version}.json`;
  return {
    name: 'character-file',

    getPathsToWatch: () =>
      [...new Set([...GUIDE_PAGES, ...SAMPLE_PAGES, ...STYLES_FILES])].map((file) => path.join(siteDir, file)),

    loadContent() {
      const { schema, problems } = createSchema(readGuide(siteDir), {
        address: `${siteUrl}${FOLDER}/${file}`,
        siteUrl,
      });
      if (problems.length > 0) {
        throw new Error(`The fields of a character need fixing:\n${problems.join('\n')}`);
      }
      return Promise.resolve(schema);
    },

    async contentLoaded({ actions }) {
      await actions.createData('rules.json', JSON.stringify(listRules()));
      await actions.createData('checker.json', JSON.stringify(await checkerData(siteDir)));
    },

    async postBuild({ outDir, content }) {
      const folder = path.join(outDir, FOLDER);
      const text = `${JSON.stringify(content, undefined, 2)}\n`;
      await mkdir(folder, { recursive: true });
      await Promise.all([file, 'character.json'].map((name) => writeFile(path.join(folder, name), text)));
    },
  };
}
