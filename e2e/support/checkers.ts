import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { installPackages } from './apt';

const run = promisify(execFile);

/** Where packages are that only `npm run test:all` needs: they are too large to install for everyone. */
const FOLDER = path.resolve('.cache/checkers');

/**
 * Installs a package that is no dependency, once.
 *
 * @returns its folder
 */
async function installed(name: string, version: string): Promise<string> {
  const prefix = path.join(FOLDER, `${name}@${version}`);
  const folder = path.join(prefix, 'node_modules', name);
  if (!existsSync(path.join(folder, 'package.json'))) {
    await run('npm', ['install', '--prefix', prefix, '--no-save', '--ignore-scripts', `${name}@${version}`]);
  }
  return folder;
}

/** The script of IBM's accessibility checker. In a page it defines `ace`. */
export async function ibmChecker(): Promise<string> {
  return path.join(await installed('accessibility-checker-engine', '4.0.34'), 'ace.js');
}

/**
 * Checks HTML files with the Nu checker of the W3C, which needs Java.
 *
 * @param files - paths, relative to `directory`
 * @returns its errors, one line each
 */
export async function nuErrors(files: readonly string[], directory: string): Promise<string[]> {
  if (spawnSync('java', ['-version']).error && !installPackages('default-jre-headless')) {
    throw new Error('The Nu checker needs Java: install it, such as the package default-jre-headless of Debian.');
  }
  const jar = path.join(await installed('vnu-jar', '26.9.27'), 'build/dist/vnu.jar');
  const options = ['--errors-only', '--exit-zero-always', '--format', 'json', '--stdout'];
  const { stdout } = await run('java', ['-jar', jar, ...options, ...files], {
    cwd: directory,
    maxBuffer: 50_000_000,
  });
  const { messages } = JSON.parse(stdout) as { messages: { url: string; lastLine?: number; message: string }[] };
  return messages.map(({ url, lastLine, message }) => `${url}:${lastLine ?? 1}: ${message}`);
}
