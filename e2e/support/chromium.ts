import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from './apt';

/** Chromium without its window, which Playwright, too, takes by default: a test needs half the time of the processor. */
const SHELL = 'chromium-headless-shell';
const SYSTEM_NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const HELP =
  'The browser tests need Chromium. Do one of these:\n' +
  `  - install it with your package manager (Debian: apt-get install ${SHELL}; Ubuntu: apt-get install chromium)\n` +
  '  - npx playwright install chromium\n' +
  '  - set PLAYWRIGHT_CHROMIUM to the path of an installed Chromium or Chrome';

/** Path of an installed Chromium: the one that PLAYWRIGHT_CHROMIUM names, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) {
    if (!isExecutable(named)) {
      throw new Error(`PLAYWRIGHT_CHROMIUM names ${named}, which can't be run.\n${HELP}`);
    }
    return named;
  }
  if (existsSync(chromium.executablePath())) {
    return chromium.executablePath();
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/**
 * Finds Chromium, or installs the distribution's package.
 *
 * @throws an error that says what to do if there is none and none can be installed
 */
export function ensureChromium(): string {
  return findChromium() ?? installChromium();
}

function installChromium(): string {
  console.log('No Chromium found: installing the package of the distribution (about 100 MB).');
  // Not every distribution has a package of the first.
  const installed = installPackages(SHELL) || installPackages('chromium') ? findChromium() : undefined;
  if (!installed) {
    throw new Error(HELP);
  }
  return installed;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
