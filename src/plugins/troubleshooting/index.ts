import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createSlugger, normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { RELEASE } from '../../release/version';
import { readDefects, type Defect } from './readDefects';
import { DEFECTS_HEADING, readGuides } from './readGuides';
import { readMessages } from './readMessages';
import { DEFECTS_FILE } from './route';

/**
 * Checks the tables of messages and the lists of defects in the guides, and writes the defects as data. The pages that
 * show them are filled by gatherFromGuides.ts.
 *
 * @param context - the site
 * @throws an error with file, line and fix of everything that is wrong in the guides
 */
export default function troubleshootingPlugin({ siteDir }: LoadContext): Plugin<Defect[]> {
  return {
    name: 'troubleshooting',

    getPathsToWatch: () => [
      ...['docs', 'community'].map((folder) => `${path.join(siteDir, folder)}/**/*.{md,mdx}`),
      path.join(__dirname, '*.yml'),
    ],

    loadContent() {
      const guides = readGuides(siteDir);
      const { problems } = readMessages(guides);
      const { defects, problems: others } = readDefects(guides);
      if (problems.length + others.length > 0) {
        throw new Error(`What goes wrong needs fixing:\n${[...problems, ...others].sort().join('\n')}`);
      }
      return Promise.resolve(defects);
    },

    async postBuild({ content, outDir, siteConfig: { url, baseUrl } }) {
      const anchor = createSlugger().slug(DEFECTS_HEADING);
      const defects = content.map(({ text, packages, guide: { file, route }, line }) => ({
        text,
        packages,
        page: `${normalizeUrl([url, baseUrl, route])}#${anchor}`,
        file,
        line,
      }));
      await writeFile(path.join(outDir, DEFECTS_FILE), JSON.stringify({ release: RELEASE.version, defects }));
    },
  };
}
