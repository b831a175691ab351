// npm run api-diff: compares the published types of the releases on the site, and updates src/release/apiChanges.json.
// npm run api-diff -- @ai16z/eliza@0.1.3 @elizaos/core@0.1.7 [--json FILE]: compares any two releases.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pacote from 'pacote';
import {
  compareReleases,
  decisionsOf,
  type ComparedRelease,
} from '../plugins/api-reference/changes/compare/compareReleases';
import { summarize } from '../plugins/api-reference/changes/compare/summary';
import { releaseName } from '../plugins/api-reference/changes/readComparison';
import { fetchPackage } from '../plugins/api-reference/sources/fetchPackage';
import { CURRENT_SNAPSHOT, PREVIOUS_SNAPSHOT, SNAPSHOTS } from '../release/snapshots';
import { runCommand } from './support/command';
import { writeReleaseData } from './support/dataFile';

const USAGE =
  'Name two published releases, or none for those on the site: npm run api-diff -- @ai16z/eliza@0.1.3 @elizaos/core@0.1.7 [--json changes.json]';

/** A pinned release has to be the pinned one; the integrity of another is what the registry says. */
async function integrityOf(packageName: string, version: string): Promise<string> {
  const pinned = SNAPSHOTS.find((snapshot) => snapshot.packageName === packageName && snapshot.version === version);
  if (pinned) {
    return pinned.integrity;
  }
  const spec = `${packageName}@${version}`;
  try {
    const registry = process.env.npm_config_registry;
    const { dist } = await pacote.manifest(spec, registry ? { registry } : {});
    if (dist.integrity) {
      return dist.integrity;
    }
  } catch (cause) {
    throw new Error(`The registry has no ${spec}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
  throw new Error(`The registry gives no integrity for ${spec}.`);
}

async function fetchRelease(release: string): Promise<ComparedRelease> {
  const [, packageName, version] = /^((?:@[\w.-]+\/)?[\w.-]+)@(\d+\.\d+\.\d+(?:[+-][\w.+-]+)?)$/u.exec(release) ?? [];
  if (!packageName || !version) {
    throw new Error(`"${release}" is not a package with an exact version. ${USAGE}`);
  }
  const integrity = await integrityOf(packageName, version);
  const folder = await fetchPackage({ packageName, version, integrity });
  return { release, declarations: path.join(folder, 'dist/index.d.ts') };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
  const ofSite = positionals.length === 0;
  const [before, after, ...others] = ofSite ? [PREVIOUS_SNAPSHOT, CURRENT_SNAPSHOT].map(releaseName) : positionals;
  if (!before || !after || others.length > 0) {
    throw new Error(USAGE);
  }
  const releases = [await fetchRelease(before), await fetchRelease(after)] as const;
  const comparison = compareReleases(...releases, decisionsOf(...releases));
  console.log(summarize(comparison));
  if (ofSite) {
    console.log(`\nWrote ${await writeReleaseData('apiChanges.json', comparison)}`);
  }
  if (values.json) {
    await writeFile(values.json, `${JSON.stringify(comparison, null, 1)}\n`);
    console.log(`\nWrote ${values.json}`);
  }
}

runCommand(main);
