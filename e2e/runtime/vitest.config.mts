import { defineConfig } from 'vitest/config';
import ProofReport from './report';

/** Set by npm run test:runtime: "whole" or "update". */
const { RUNTIME_REPORT } = process.env;

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // The last two hold what tests have written, such as the test that a page tells readers to write.
    exclude: ['node_modules', '.samples', '.scratch'],
    setupFiles: ['support/setup.ts'],
    // The release takes four seconds to load: once for all files of a process.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    // A program loads the release again, and the tutorial's tests wait for a timeout.
    testTimeout: 240_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    silent: 'passed-only',
    reporters: [
      'default',
      new ProofReport({ whole: RUNTIME_REPORT !== undefined, update: RUNTIME_REPORT === 'update' }),
    ],
  },
});
