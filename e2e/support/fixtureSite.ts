import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { filesBelow, FIXTURE_SITE } from './builds';

export const FIXTURE_BASE_PATH = FIXTURE_SITE.basePath;
/** The folder of the assembled fixture site. It is at the same depth as its source, for relative imports. */
export const FIXTURE_DIRECTORY = path.dirname(FIXTURE_SITE.directory);

const SOURCE = path.resolve('e2e/fixture-site');

/** Folders of src that the fixture site shares. */
const SHARED = ['checks', 'components', 'css', 'page-model', 'plugins', 'release', 'theme', 'utils'];

/** Assembles the fixture site from its own pages and the site's code. */
export function assembleFixtureSite(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  for (const part of SHARED) {
    cpSync(path.resolve('src', part), path.join(directory, 'src', part), { recursive: true });
  }
  cpSync(path.resolve('static'), path.join(directory, 'static'), { recursive: true });
  cpSync(SOURCE, directory, { recursive: true });
}

/**
 * Files of a built fixture site, relative to the folder of the build, with forward slashes; empty if it is not built,
 * so that tests can be listed.
 */
export function builtFixtureFiles(directory = FIXTURE_DIRECTORY): string[] {
  const build = path.join(directory, 'build');
  return existsSync(build) ? filesBelow(build) : [];
}

export function readFixture(file: string): string {
  return readFileSync(path.join(FIXTURE_DIRECTORY, 'build', file), 'utf8');
}

/** A page that replaces one of the site, or is added. */
export interface Page {
  file: string;
  text: string;
}

interface BuildOptions {
  /** Replaces parts of the theme's configuration. */
  themeConfig?: ThemeConfig;
  pages?: readonly Page[];
  /** Only this locale; all locales if left out. */
  locale?: string;
  /** Value of SOURCE_DATE_EPOCH. */
  epoch?: string;
}

/**
 * Builds an assembled fixture site.
 *
 * @returns what the build wrote, and whether it succeeded
 */
export async function buildFixtureSite(
  directory: string,
  { themeConfig, pages = [], locale, epoch }: BuildOptions = {},
): Promise<{ succeeded: boolean; output: string }> {
  for (const { file, text } of pages) {
    writeFileSync(path.join(directory, file), text);
  }
  const run = promisify(execFile);
  const env = {
    ...process.env,
    ...(epoch && { SOURCE_DATE_EPOCH: epoch }),
    ...(themeConfig && { FIXTURE_THEME_CONFIG: JSON.stringify(themeConfig) }),
    SKIP_HTML_MINIFICATION: 'true',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
    // Playwright sets FORCE_COLOR in its workers.
    FORCE_COLOR: undefined,
  };
  const options = { env, maxBuffer: 10 ** 8 };
  const args = ['docusaurus', 'build', directory, ...(locale ? ['--locale', locale] : [])];
  try {
    const { stdout, stderr } = await run('npx', args, options);
    return { succeeded: true, output: stdout + stderr };
  } catch (failure) {
    const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
    return { succeeded: false, output: stdout + stderr };
  }
}
