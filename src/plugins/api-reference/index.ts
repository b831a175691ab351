import { copyFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { MAX_DESCRIPTION } from '../../checks/frontMatter/sharedFields';
import { Kept, readFolder, type FolderContent } from '../../utils/kept';
import { startProcess, type OwnProcess } from '../../utils/ownProcess';
import { CURRENT_SNAPSHOT, PREVIOUS_SNAPSHOT, SNAPSHOTS } from '../../release/snapshots';
import { CHANGES_FILE } from './changes/changesPage';
import { readComparison } from './changes/readComparison';
import { writeChanges } from './changes/writeChanges';
import type * as generateModule from './pages/generateSnapshot';
import { completeExportLists } from './pages/completeExportLists';
import { linkCounterparts } from './pages/linkCounterparts';
import { writeLeads } from './leads/writeLeads';
import type { ApiReferenceOptions } from './options';
import { replaceOutput } from './outputFolder';
import { GENERATED_SOURCES, PAGE_SOURCES } from './source-on-page/sourceButtons';
import { PACKAGE_CACHE } from './sources/fetchPackage';

export { validateOptions } from './options';

type Generator = OwnProcess<typeof generateModule>;

/** Folders with the code that generates pages. What adds to generated pages later, as leads do, is not among them. */
const CODE = ['changes', 'identifier-links', 'notes', 'pages', 'source-on-page', 'sources'];

/**
 * Generates the API reference of each snapshot into its output folder, which a docs instance then reads as its content.
 * It does so during its setup, because the content of docs instances has to exist before any of them is loaded. The
 * generated pages are kept for later builds.
 *
 * @throws an error with the fix that names the package, or the number of typedoc's warnings
 */
export default async function apiReferencePlugin(
  { siteDir }: LoadContext,
  { repository, checkout: currentCheckout }: ApiReferenceOptions,
): Promise<Plugin> {
  const settings = { siteDir, repository, cacheDirectory: path.join(siteDir, PACKAGE_CACHE) };
  const comparison = readComparison();
  const kept = new Kept<FolderContent>(
    siteDir,
    'generated-reference',
    CODE.map((name) => path.join(__dirname, name)),
  );
  let generator: Generator | undefined;
  try {
    for (const [index, snapshot] of SNAPSHOTS.entries()) {
      const checkout = snapshot.current ? currentCheckout : undefined;
      const input = [snapshot, repository, MAX_DESCRIPTION];
      const pages = kept.find(input);
      const output = path.join(siteDir, snapshot.outputDirectory);
      // Nothing is kept of a checkout, because it can change.
      if (!checkout && pages) {
        replaceOutput(output, pages);
        continue;
      }
      logger.info(`API reference ${index + 1} of ${SNAPSHOTS.length}: ${snapshot.packageName} ${snapshot.version}`);
      generator ??= startGenerator();
      await generator.generateSnapshot(snapshot, { ...settings, checkout });
      if (!checkout) {
        kept.keep(input, readFolder(output));
      }
    }
  } finally {
    await generator?.end();
  }
  kept.removeOthers();
  await linkCounterparts(siteDir, SNAPSHOTS, comparison.changes);
  await writeLeads(CURRENT_SNAPSHOT, siteDir);
  // The published types are compared, even if the pages are generated from a checkout.
  await writeChanges(siteDir, comparison, PREVIOUS_SNAPSHOT, CURRENT_SNAPSHOT);
  await completeExportLists(siteDir, SNAPSHOTS, CURRENT_SNAPSHOT, comparison.changes);
  return {
    name: 'api-reference',
    getClientModules: () => [path.join(__dirname, 'client/pages.css')],

    async postBuild({ outDir }) {
      for (const { outputDirectory, routeBasePath } of SNAPSHOTS) {
        const generated = path.join(siteDir, outputDirectory);
        const files = await readdir(generated, { recursive: true });
        // The code that pages show on demand goes beside them.
        for (const file of files.filter((name) => name.endsWith(GENERATED_SOURCES))) {
          const page = file.slice(0, -GENERATED_SOURCES.length);
          await copyFile(path.join(generated, file), path.join(outDir, routeBasePath, page, PAGE_SOURCES));
        }
      }
      await writeFile(path.join(outDir, CURRENT_SNAPSHOT.routeBasePath, CHANGES_FILE), JSON.stringify(comparison));
    },
  };
}

/**
 * Runs in its own process, so that the memory of typedoc is freed when it ends. One process per snapshot would not
 * be faster, because each would have to load typedoc.
 */
function startGenerator(): Generator {
  const file = path.join(__dirname, 'pages/generateSnapshot.ts');
  const worker = startProcess<typeof generateModule>(file, ['generateSnapshot']);
  worker.getStdout().pipe(process.stdout);
  worker.getStderr().pipe(process.stderr);
  return worker;
}
