import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Where the tests serve the fixture site. */
export const FIXTURE_PORT = 3108;
export const FIXTURE_BASE_PATH = '/fixture/';
/** The fixture site with the theme of this one, ready to be built. As deep as its source, for relative imports. */
export const FIXTURE_DIRECTORY = path.resolve('.cache/fixture-site');

const SOURCE = path.resolve('e2e/fixture-site');

/** Parts of the site that the fixture site takes over. */
const SHARED = [
  'components',
  'css',
  'highlight',
  'plugins/chat-archive/pages.ts',
  'plugins/content-security-policy',
  'plugins/highlight-at-build',
  'plugins/search-index',
  'search',
  'theme',
  'types',
  'utils',
];

/** Puts the fixture site together from its own pages and the site's theme. */
export function assembleFixtureSite(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  for (const part of SHARED) {
    cpSync(path.resolve('src', part), path.join(directory, 'src', part), { recursive: true });
  }
  cpSync(path.resolve('static'), path.join(directory, 'static'), { recursive: true });
  cpSync(SOURCE, directory, { recursive: true });
}

/** Files of the built fixture site, relative to its folder. */
export function builtFixtureFiles(): string[] {
  return readdirSync(path.join(FIXTURE_DIRECTORY, 'build'), { recursive: true, encoding: 'utf8' });
}

export function readFixture(file: string): string {
  return readFileSync(path.join(FIXTURE_DIRECTORY, 'build', file), 'utf8');
}

/** A mistake in a page, which the build must name. */
export interface BrokenPage {
  file: string;
  text: string;
}

interface BuildOptions {
  /** Name of a mistake of e2e/fixture-site/mistakes.ts. */
  mistake?: string;
  page?: BrokenPage;
  /** Only this locale; all if left out. */
  locale?: string;
}

/**
 * Builds an assembled fixture site.
 *
 * @returns what the build wrote, and whether it succeeded
 */
export async function buildFixtureSite(
  directory: string,
  { mistake = '', page, locale }: BuildOptions = {},
): Promise<{ succeeded: boolean; output: string }> {
  if (page) {
    writeFileSync(path.join(directory, page.file), page.text);
  }
  const run = promisify(execFile);
  const options = { env: { ...process.env, FIXTURE_MISTAKE: mistake, NO_COLOR: '1' }, maxBuffer: 10 ** 8 };
  const args = ['docusaurus', 'build', directory, ...(locale ? ['--locale', locale] : [])];
  try {
    const { stdout, stderr } = await run('npx', args, options);
    return { succeeded: true, output: stdout + stderr };
  } catch (failure) {
    const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
    return { succeeded: false, output: stdout + stderr };
  }
}
