/**
 * `npm run test:runtime`: runs the samples and routes of the guides on the published release, which it installs on the
 * first run. `-- samples/actions` runs only these tests.
 */
import { spawnSync } from 'node:child_process';
import { installRuntime } from '../../e2e/runtime/install';

try {
  installRuntime();
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--config', 'e2e/runtime/vitest.config.mts', ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
