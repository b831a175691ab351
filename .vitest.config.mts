import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The same aliases as in src/plugins/highlight.
  resolve: {
    alias: {
      '@highlighter': 'prism-react-renderer',
      '@generated/highlight/default/languages.js': 'prismjs/components/prism-bash',
      '@generated/highlight/default/links.json': new URL('src/plugins/highlight/testLinks.json', import.meta.url)
        .pathname,
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    // Generating a reference and downloading from a registry take seconds on a slow machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    silent: 'passed-only',
  },
});
