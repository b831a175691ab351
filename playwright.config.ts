import { defineConfig } from '@playwright/test';
import { FIXTURE_BASE_PATH, FIXTURE_DIRECTORY, FIXTURE_PORT } from './e2e/support/fixtureSite';
import { BASE_PATH, PORT } from './e2e/support/site';

/** Tests of the built files, which need no browser. */
const STATIC_TESTS = /static\/.*\.spec\.ts$/;
/** Tests of what the site itself does not use, on a small site with the same theme. */
const FIXTURE_TESTS = /fixture\/.*\.spec\.ts$/;

function server(port: number, basePath: string, directory = '.'): { command: string; url: string; reuseExistingServer: boolean } {
  return {
    command: `npx docusaurus serve ${directory} --port ${port} --no-open`,
    url: `http://localhost:${port}${basePath}`,
    reuseExistingServer: false,
  };
}

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
    { name: 'browser', testIgnore: [STATIC_TESTS, FIXTURE_TESTS], dependencies: ['install-browser'] },
    {
      name: 'fixture',
      testMatch: FIXTURE_TESTS,
      dependencies: ['install-browser'],
      use: { baseURL: `http://localhost:${FIXTURE_PORT}${FIXTURE_BASE_PATH}` },
    },
  ],
  webServer: [server(PORT, BASE_PATH), server(FIXTURE_PORT, FIXTURE_BASE_PATH, FIXTURE_DIRECTORY)],
});
