import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { MAX_DESCRIPTION } from '../../checks/frontMatter/fields';
import { Kept, readFolder, type FolderContent } from '../../utils/kept';
import { startProcess, type OwnProcess } from '../../utils/ownProcess';
import { CHANGES_FILE } from './changes/changesPage';
import { noteChanges } from './changes/noteChanges';
import type * as generateModule from './pages/generateSnapshot';
import { completeExportLists } from './pages/completeExportLists';
import { linkCounterparts } from './pages/linkCounterparts';
import { writeLeads } from './leads/writeLeads';
import type { ApiReferenceOptions } from './options';
import { replaceOutput } from './outputFolder';
import { copySources } from './source-on-page/copySources';

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
export default async function apiReferencePlugin(context: LoadContext, options: ApiReferenceOptions): Promise<Plugin> {
  const cacheDirectory = path.join(context.siteDir, '.cache/api-reference');
  const kept = new Kept<FolderContent>(
    context.siteDir,
    'generated-reference',
    CODE.map((name) => path.join(__dirname, name)),
  );
  let generator: Generator | undefined;
  try {
    for (const [index, snapshot] of options.snapshots.entries()) {
      const checkout = snapshot.current ? options.checkout : undefined;
      // The published types are compared, even if the pages are generated from a checkout.
      const comparedWith = snapshot.current ? options.snapshots.find(({ current }) => !current) : undefined;
      const settings = { siteDir: context.siteDir, repository: options.repository, cacheDirectory };
      const input = [snapshot, options.repository, MAX_DESCRIPTION, comparedWith];
      const pages = kept.find(input);
      const output = path.join(context.siteDir, snapshot.outputDirectory);
      // Nothing is kept of a checkout, because it can change.
      if (!checkout && pages) {
        replaceOutput(output, pages);
        continue;
      }
      logger.info(
        `API reference ${index + 1} of ${options.snapshots.length}: ${snapshot.packageName} ${snapshot.version}`,
      );
      generator ??= startGenerator();
      const registry = process.env.npm_config_registry;
      await generator.generateSnapshot(snapshot, { ...settings, checkout, comparedWith, registry });
      if (!checkout) {
        kept.keep(input, readFolder(output));
      }
    }
  } finally {
    await generator?.end();
  }
  kept.removeOthers();
  await linkCounterparts(context.siteDir, options.snapshots);
  for (const snapshot of options.snapshots.filter(({ current }) => current)) {
    await writeLeads(snapshot, { siteDir: context.siteDir, repository: options.repository });
  }
  await noteChanges(context.siteDir, options.snapshots);
  await completeExportLists(context.siteDir, options.snapshots);
  return {
    name: 'api-reference',
    getClientModules: () => [path.join(__dirname, 'client/pages.css')],

    async postBuild({ outDir }) {
      for (const { outputDirectory, routeBasePath } of options.snapshots) {
        await copySources(path.join(context.siteDir, outputDirectory), path.join(outDir, routeBasePath));
        const changes = path.join(context.siteDir, outputDirectory, CHANGES_FILE);
        if (existsSync(changes)) {
          await copyFile(changes, path.join(outDir, routeBasePath, CHANGES_FILE));
        }
      }
    },
  };
}

/**
 * Runs in a process of its own, so that the memory of typedoc is freed when it ends. One process per snapshot would not
 * be faster, because each would have to load typedoc.
 */
function startGenerator(): Generator {
  const file = path.join(__dirname, 'pages/generateSnapshot.ts');
  const worker = startProcess<typeof generateModule>(file, ['generateSnapshot']);
  worker.getStdout().pipe(process.stdout);
  worker.getStderr().pipe(process.stderr);
  return worker;
}
