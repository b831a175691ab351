/**
 * `npm run rehearse-upgrade`: tries the newest Docusaurus 3.x in a copy of the site, and lists what breaks.
 *
 * `-- 3.10.2` tries that version. The site itself stays as it is.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '../../e2e/bench/builds';
import { runCommand } from './support/command';
import { swizzlesWithoutTarget } from './support/swizzles';

/** The steps after the installation. Each runs even if one before has failed. */
const STEPS = [
  ['npm', 'run', 'typecheck'],
  ['npm', 'run', 'build'],
  ['npm', 'run', 'test:units'],
];
/** Lines of the output of a step that fails: its end says why. */
const LINES = 40;

/** The newest release of Docusaurus 3. */
function newestVersion(): string {
  const found = execFileSync('npm', ['view', '@docusaurus/core@3', 'version', '--json'], { encoding: 'utf8' });
  const versions = [JSON.parse(found) as string | string[]].flat();
  const [newest] = versions.sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  if (newest === undefined) {
    throw new Error('npm lists no release of @docusaurus/core 3. Check the connection to the registry.');
  }
  return newest;
}

/** A package.json with another version of all packages of Docusaurus. */
function withVersion(text: string, version: string): string {
  return text.replaceAll(/("@docusaurus\/[\w-]+": )"[\d.]+"/gu, `$1"${version}"`);
}

/** Runs a step. Prints the end of its output if it fails. */
function succeeds(copy: string, [command = '', ...args]: readonly string[]): boolean {
  console.log(`${command} ${args.join(' ')} …`);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) {
    console.log(`${stdout}${stderr}`.trimEnd().split('\n').slice(-LINES).join('\n'));
  }
  return status === 0;
}

runCommand(() => {
  const version = process.argv[2] ?? newestVersion();
  const copy = copySite({ modules: false });
  const file = path.join(copy, 'package.json');
  writeFileSync(file, withVersion(readFileSync(file, 'utf8'), version));
  console.log(`Docusaurus ${version} in ${copy}`);
  if (!succeeds(copy, ['npm', 'install', '--no-audit', '--no-fund'])) {
    throw new Error(`Docusaurus ${version} could not be installed.`);
  }
  const broken = [
    ...swizzlesWithoutTarget(copy).map((name) => `src/theme/${name} replaces nothing: no theme has ${name} any more`),
    ...STEPS.filter((step) => !succeeds(copy, step)).map((step) => `"${step.join(' ')}" fails, see above`),
  ];
  console.log(broken.length > 0 ? `Broken with ${version}:\n${broken.join('\n')}` : `Nothing breaks with ${version}.`);
  process.exitCode = broken.length > 0 ? 1 : 0;
});
