import path from 'node:path';
import { generateReference, type GenerateSettings } from './generateReference';
import { readNotes } from '../notes/readNotes';
import { replaceOutput } from '../outputFolder';
import type { Snapshot } from '../../../release/snapshots';
import { prepareSources, type PrepareSettings } from '../sources/prepareSources';

/**
 * Generates the Markdown of one snapshot from its published package, replacing the output of an earlier build.
 *
 * @throws an error with the fix that names the package, or the number of typedoc's warnings
 */
export async function generateSnapshot(
  snapshot: Snapshot,
  settings: GenerateSettings & PrepareSettings,
): Promise<void> {
  const sources = await prepareSources(snapshot, settings);
  replaceOutput(path.join(settings.siteDir, snapshot.outputDirectory));
  // The notes are about the published sources of the current release.
  const notes = snapshot.current && !settings.checkout ? readNotes() : [];
  await generateReference(snapshot, sources, { ...settings, notes });
}
