import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generateReference } from './generateReference';
import { linkCounterparts } from './linkCounterparts';
import type { ApiReferenceOptions, Snapshot } from './options';
import { prepareSources } from './prepareSources';

export { validateOptions } from './options';

/**
 * Generates the API reference of each snapshot into its output folder, which a docs instance then reads as its content.
 * It does so while it is set up, as content of docs instances has to be there before any is loaded.
 *
 * @throws an error that names the package, or counts typedoc's warnings, and says the mend
 */
export default async function apiReferencePlugin(context: LoadContext, options: ApiReferenceOptions): Promise<Plugin> {
  const cacheDirectory = path.join(context.siteDir, '.cache/api-reference');
  for (const [index, snapshot] of options.snapshots.entries()) {
    logger.info(
      `API reference ${index + 1} of ${options.snapshots.length}: ${snapshot.packageName} ${snapshot.version}`,
    );
    const sources = await prepareSources(snapshot, {
      cacheDirectory,
      checkout: snapshot.current ? options.checkout : undefined,
      registry: process.env.npm_config_registry,
    });
    await emptyOutput(context.siteDir, snapshot);
    await generateReference(snapshot, sources, { context, repository: options.repository, cacheDirectory });
  }
  await linkCounterparts(context.siteDir, options.snapshots);
  return { name: 'api-reference' };
}

/** Removes what an earlier build generated; the marker that keeps the folder in git stays. */
async function emptyOutput(siteDir: string, { outputDirectory }: Snapshot): Promise<void> {
  const directory = path.join(siteDir, outputDirectory);
  await mkdir(directory, { recursive: true });
  for (const entry of await readdir(directory)) {
    if (entry !== '.gitkeep') {
      await rm(path.join(directory, entry), { recursive: true });
    }
  }
}
