import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { generateReference, type GenerateSettings } from './generateReference';
import type { Snapshot } from './options';
import { prepareSources, type PrepareSettings } from './prepareSources';

/**
 * Generates the Markdown of one snapshot from its published package, in place of what an earlier build generated.
 *
 * @throws an error that names the package, or counts typedoc's warnings, and says the mend
 */
export async function generateSnapshot(snapshot: Snapshot, settings: GenerateSettings & PrepareSettings): Promise<void> {
  const sources = await prepareSources(snapshot, settings);
  await emptyOutput(path.join(settings.siteDir, snapshot.outputDirectory));
  await generateReference(snapshot, sources, settings);
}

/** Removes what an earlier build generated; the marker that keeps the folder in git stays. */
async function emptyOutput(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const entry of await readdir(directory)) {
    if (entry !== '.gitkeep') {
      await rm(path.join(directory, entry), { recursive: true });
    }
  }
}
