import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As src/plugins/highlight has it.
  resolve: {
    alias: {
      '@highlighter': 'prism-react-renderer',
      '@generated/highlight/default/languages.js': 'prismjs/components/prism-bash',
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    // The generation of a reference and the fetching from a registry take seconds on a slow machine.
    testTimeout: 60_000,
    silent: 'passed-only',
  },
});
