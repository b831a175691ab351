import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { hashOf, readFolder } from '../../../utils/kept';

export interface PublishedPackage {
  packageName: string;
  version: string;
  /** Subresource integrity that the tarball must have. */
  integrity: string;
}

export interface FetchSettings {
  /** Folder in which unpacked packages are kept between builds; by default that of the site in which the command runs. */
  cacheDirectory?: string;
  /** Registry to ask; by default the one that npm is set up for. */
  registry?: string;
}

/** Where packages and what is made of them are kept, below the folder of the site. */
export const PACKAGE_CACHE = '.cache/api-reference';

/** Has the integrity of the package, and a checksum of its files. */
const INTEGRITY_FILE = '.integrity';

/**
 * Unpacks a published package into the cache and returns its folder. A package that is already in the cache with the
 * same integrity needs no network, unless it is damaged.
 *
 * @throws an error that names the package and the fix, if it can't be downloaded or is not the pinned one.
 */
export async function fetchPackage(
  { packageName, version, integrity }: PublishedPackage,
  { cacheDirectory = path.resolve(PACKAGE_CACHE), registry = process.env.npm_config_registry }: FetchSettings = {},
): Promise<string> {
  const spec = `${packageName}@${version}`;
  const target = path.join(cacheDirectory, spec.replace('/', '+'));
  const [keptIntegrity, checksum] = await readIntegrity(target);
  if (keptIntegrity === integrity) {
    if (checksum === checksumOf(target)) {
      return target;
    }
    logger.warn(`The cached package ${spec} is damaged or incomplete (${target}), so it is downloaded again.`);
  }

  await mkdir(cacheDirectory, { recursive: true });
  // Unpacked into a temporary folder and then renamed, so that an interrupted build leaves no incomplete package.
  const incoming = await mkdtemp(path.join(cacheDirectory, '.incoming-'));
  try {
    // Imported only here: loading it takes half a second, which a build that has the package doesn't need.
    const { default: pacote } = await import('pacote');
    await pacote.extract(spec, incoming, {
      integrity,
      cache: path.join(cacheDirectory, '.registry'),
      // The cached answer is fine: a published version never changes, and its integrity is checked.
      preferOffline: true,
      ...(registry ? { registry } : {}),
      fetchRetries: 2,
    });
    await writeFile(path.join(incoming, INTEGRITY_FILE), `${integrity}\n${checksumOf(incoming)}`);
    await rm(target, { recursive: true, force: true });
    await rename(incoming, target);
  } catch (cause) {
    throw new Error(explain(spec, integrity, cause), { cause });
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
  return target;
}

async function readIntegrity(directory: string): Promise<string[]> {
  try {
    return (await readFile(path.join(directory, INTEGRITY_FILE), 'utf8')).split('\n');
  } catch {
    return [];
  }
}

function checksumOf(directory: string): string {
  const files = Object.entries(readFolder(directory)).filter(([name]) => name !== INTEGRITY_FILE);
  return hashOf(JSON.stringify(files));
}

function explain(spec: string, integrity: string, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (code === 'EINTEGRITY') {
    return (
      `The published ${spec} is not the pinned one (${integrity}): ${reason}\n` +
      `Compare with "npm view ${spec} dist.integrity" and fix "integrity" in src/release/snapshots.ts.`
    );
  }
  return (
    `${spec} could not be fetched for the API reference: ${reason}\n` +
    'Check the connection to the npm registry. ' +
    'Once downloaded, a package is kept in .cache, and later builds need no network.'
  );
}
