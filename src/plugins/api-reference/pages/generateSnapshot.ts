import path from 'node:path';
import { generateReference, type GenerateSettings } from './generateReference';
import { emptyOutput } from '../keptReference';
import type { Snapshot } from '../../../release/snapshots';
import { prepareSources, type PrepareSettings } from '../sources/prepareSources';

/**
 * Generates the Markdown of one snapshot from its published package, in place of what an earlier build generated.
 *
 * @throws an error that names the package, or counts typedoc's warnings, and says the fix
 */
export async function generateSnapshot(
  snapshot: Snapshot,
  settings: GenerateSettings & PrepareSettings,
): Promise<void> {
  const sources = await prepareSources(snapshot, settings);
  await emptyOutput(path.join(settings.siteDir, snapshot.outputDirectory));
  await generateReference(snapshot, sources, settings);
}
