/**
 * `npm run test:runtime`: runs what the guides promise on the published release. Installs that on the first run.
 * `-- samples/actions` runs some tests.
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
