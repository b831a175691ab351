import { defineConfig } from '@playwright/test';
import { BASE_PATH, PORT } from './e2e/support/site';

/** Tests of the built files, which need no browser. */
const STATIC_TESTS = /static\/.*\.spec\.ts$/;

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['line']],
  use: {
    baseURL: `http://localhost:${PORT}${BASE_PATH}`,
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'static', testMatch: STATIC_TESTS },
    { name: 'install-browser', testMatch: /support\/install-browser\.setup\.ts$/ },
    { name: 'browser', testIgnore: STATIC_TESTS, dependencies: ['install-browser'] },
  ],
  webServer: {
    command: `npx docusaurus serve --port ${PORT} --no-open`,
    url: `http://localhost:${PORT}${BASE_PATH}`,
    reuseExistingServer: false,
  },
});
