/**
 * `npm run test:runtime`: runs the samples, routes and errors of the guides on the published release, which it installs on
 * the first run.
 *
 * - `-- samples/actions` runs only these tests.
 * - `-- --update` runs all, and writes to src/release/proved.json how much of each page they prove.
 */
import { spawnSync } from 'node:child_process';
import { installRuntime } from '../../e2e/runtime/install';
import { runCommand } from './support/command';

const args = process.argv.slice(2);
const update = args.includes('--update');
const filters = args.filter((arg) => arg !== '--update');

function run(command: string[], env: Record<string, string> = {}): number {
  return spawnSync('npx', command, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}

runCommand(() => {
  installRuntime();
  const vitest = ['vitest', 'run', '--config', 'e2e/runtime/vitest.config.mts'];
  if (filters.length > 0) {
    process.exitCode = run([...vitest, ...filters]);
  } else {
    // Here, as the types of the release are not there before it is installed.
    process.exitCode =
      run(['tsc', '-p', 'e2e/runtime']) || run(vitest, { RUNTIME_REPORT: update ? 'update' : 'whole' });
  }
});
