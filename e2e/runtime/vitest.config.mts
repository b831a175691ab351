import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['node_modules'],
    setupFiles: ['support/setup.ts'],
    // The release takes four seconds to load: once for all files of a process.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    silent: 'passed-only',
    reporters: ['default', 'report.ts'],
  },
});
