import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** What the server is made of. */
export interface BundledServer {
  code: string;
  /** The licenses of all packages in it. */
  licenses: string;
}

/** The oldest Node that the server runs on. */
export const OLDEST_NODE = 18;

/**
 * The SDK includes a JSON Schema validator that checks clients' responses to server requests. This server makes no such
 * requests, so the validator, 30 KB of the package, is left out.
 */
const withoutValidator: Plugin = {
  name: 'without-validator',
  // esbuild reads these expressions with Go, which doesn't know the flag u.
  setup(bundle) {
    bundle.onResolve({ filter: /^ajv(-formats)?$/ }, ({ path: name }) => ({ path: name, namespace: 'left-out' }));
    bundle.onLoad({ filter: /^/, namespace: 'left-out' }, () => ({ contents: 'module.exports = class {};' }));
  },
};

/**
 * Bundles the server with everything that it uses into one file.
 *
 * @param entry - the file that starts it
 * @param siteDir - folder of the site, for the licenses of its packages
 * @throws esbuild's errors, with file and line
 */
export async function bundleServer(entry: string, siteDir: string): Promise<BundledServer> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: siteDir,
    bundle: true,
    minify: true,
    platform: 'node',
    // The main file of jsonc-parser loads its parts in a way that can't be bundled; its module is whole.
    mainFields: ['module', 'main'],
    format: 'cjs',
    target: `node${OLDEST_NODE}`,
    banner: { js: '#!/usr/bin/env node' },
    legalComments: 'none',
    charset: 'utf8',
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [withoutValidator],
  });
  const [output] = outputFiles;
  if (!output) {
    throw new Error(`esbuild wrote nothing for ${entry}.`);
  }
  return { code: output.text, licenses: await licensesOf(Object.keys(metafile.inputs), siteDir) };
}

/** The licenses of the packages that files are from, each under the name of its package. */
async function licensesOf(files: readonly string[], siteDir: string): Promise<string> {
  const folders = files.flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file)?.[0] ?? []);
  const texts = await Promise.all(
    [...new Set(folders)].sort().map(async (folder) => {
      const text = await readLicense(path.join(siteDir, folder));
      return `${folder.replace(/^.*node_modules\//u, '')}\n\n${text.trim()}`;
    }),
  );
  return `${texts.join(`\n\n${'-'.repeat(40)}\n\n`)}\n`;
}

const LICENSE_FILES = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license', 'LICENCE'];

async function readLicense(folder: string): Promise<string> {
  for (const file of LICENSE_FILES) {
    const text = await readFile(path.join(folder, file), 'utf8').catch(() => undefined);
    if (text !== undefined) {
      return text;
    }
  }
  throw new Error(
    `${folder} has none of ${LICENSE_FILES.join(', ')}: the server must not contain it without its license.`,
  );
}
