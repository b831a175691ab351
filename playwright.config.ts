import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { FIXTURE_SITE } from './e2e/support/builds';
import type { Options } from './e2e/support/test';

/** Tests of the built files, which need no browser. */
const STATIC_TESTS = /static\/.*\.spec\.ts$/;
/** Tests of features that the site itself doesn't use, on a small site with the same theme. */
const FIXTURE_TESTS = /fixture\/.*\.spec\.ts$/;
/** Tests that also run in browsers other than Chromium. */
const SMOKE_TESTS = /smoke\.spec\.ts$/;
const BUILD_SETUP = /support\/build\.setup\.ts$/;

const OTHER_BROWSERS = [
  { name: 'firefox', device: devices['Desktop Firefox'], installed: existsSync(firefox.executablePath()) },
  { name: 'webkit', device: devices['Desktop Safari'], installed: existsSync(webkit.executablePath()) },
];

/** Set by `npm run test:all`. */
const ALL = Boolean(process.env.ALL);

const missing = OTHER_BROWSERS.filter(({ installed }) => !installed).map(({ name }) => name);
// Only in the main process: workers load this file, too.
if (missing.length > 0 && process.env.TEST_WORKER_INDEX === undefined) {
  console.error(`Skipped, because not installed: ${missing.join(', ')} (npx playwright install ${missing.join(' ')}).`);
}

export default defineConfig<object, Options>({
  testDir: './e2e',
  // The tests in e2e/runtime run with Vitest.
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // One hiccup of a browser in hundreds of tests is not a fault of the site. The run lists such a test as flaky. Each
  // night it counts as failed, so that tests which need a second try are found.
  retries: ALL ? 0 : 1,
  // REPEATS in e2e/support/templates.ts.
  ...(!ALL && { grepInvert: /@all/u }),
  // Limits for what hangs, not for slow machines: two browsers share two cores, which may have other work.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['line']],
  projects: [
    // What the tests need. Reported once here instead of by each test.
    { name: 'install-browser', testMatch: /support\/install-browser\.setup\.ts$/ },
    { name: 'site-build', testMatch: BUILD_SETUP },
    { name: 'fixture-build', testMatch: BUILD_SETUP, use: { site: FIXTURE_SITE } },
    {
      name: 'static',
      testMatch: STATIC_TESTS,
      dependencies: ['site-build'],
      // They read thousands of files. The limit is there for tests that hang, not for slow machines.
      timeout: 120_000,
    },
    {
      name: 'browser',
      testIgnore: [STATIC_TESTS, FIXTURE_TESTS],
      dependencies: ['install-browser', 'site-build'],
    },
    {
      name: 'fixture',
      testMatch: FIXTURE_TESTS,
      dependencies: ['install-browser', 'fixture-build'],
      use: { site: FIXTURE_SITE },
    },
    ...OTHER_BROWSERS.map(({ name, device, installed }) => ({
      name,
      testMatch: installed ? SMOKE_TESTS : [],
      dependencies: ['site-build'],
      use: device,
    })),
  ],
});
