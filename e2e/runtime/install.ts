import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../support/apt';

const DIRECTORY = import.meta.dirname;
const STAMP = path.join(DIRECTORY, 'node_modules/.installed');
const DATABASE = 'better-sqlite3';

const HELP = `The samples of the guides were not run: ${DATABASE} needs a ready-made binary from github.com, or python3, make and a C++ compiler.
Do one of these, then run "npm run test:runtime" again:
  - install them with your package manager (Debian, Ubuntu: apt-get install python3 make g++; macOS: xcode-select --install)
  - connect to github.com, where the ready-made binary is`;

/**
 * Installs the published packages of the framework into e2e/runtime/node_modules, unless they are there already: for the
 * same lock file and the same Node.
 *
 * @throws an error that says what to do, if a package can't be fetched or the database can't be built
 */
export function installRuntime(): void {
  const stamp = createHash('sha256')
    .update(readFileSync(path.join(DIRECTORY, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) {
    return;
  }
  console.log('Installing the published packages of the framework into e2e/runtime: 500 packages, 600 MB, a minute.');
  // Their scripts would fetch what is not needed here, from other hosts than the registry.
  if (!run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])) {
    throw new Error(
      'The published packages of the framework could not be installed (see above). ' +
        'Check the connection to the npm registry and run "npm run test:runtime" again.',
    );
  }
  console.log(`Fetching or building ${DATABASE}: up to two minutes.`);
  if (!buildDatabase() && !(installCompiler() && buildDatabase())) {
    throw new Error(HELP);
  }
  writeFileSync(STAMP, stamp);
}

function buildDatabase(): boolean {
  // Where Node brings its headers, they need not be fetched.
  const prefix = path.resolve(process.execPath, '../..');
  const brought = existsSync(path.join(prefix, 'include/node/node.h'));
  return run(
    'npm',
    ['rebuild', DATABASE, '--ignore-scripts=false'],
    brought ? { npm_config_nodedir: prefix } : undefined,
  );
}

function installCompiler(): boolean {
  console.log('No compiler found: installing the packages of the distribution (about 200 MB).');
  return installPackages('python3', 'make', 'g++');
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    cwd: DIRECTORY,
    env: { ...env, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}
