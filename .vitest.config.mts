import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The generation of a reference and the fetching from a registry take seconds on a slow machine.
    testTimeout: 60_000,
    silent: 'passed-only',
  },
});
