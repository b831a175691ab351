import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

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
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  try {
    run([...sudo, 'apt-get', 'update']);
    const install = [...sudo, 'apt-get', 'install', '-y', '--no-install-recommends'];
    try {
      run([...install, SHELL]);
    } catch {
      // Not every distribution has a package of it.
      run([...install, 'chromium']);
    }
  } catch (cause) {
    throw new Error(HELP, { cause });
  }
  const installed = findChromium();
  if (!installed) {
    throw new Error(HELP);
  }
  return installed;
}

function run([command = '', ...args]: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
