import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TEMPLATES, type PageBytes } from '../support/bytes';
import { measureRoutes } from './bytes';
import type { Figures } from './figures';
import { generateDigests } from './generateDigests';
import { filesBelow } from '../support/builds';
import { atEnd, run, type Run } from './support';

/**
 * What plain Docusaurus needs for the same pages. Measured once, on the project's machine with 2 cores: Docusaurus
 * 3.6.3, preset-classic with three docs instances, webpack 5.95, cold, no search and no generated API pages.
 */
const PLAIN = { seconds: 129, gigabytes: 2.49 };

const TIMES = 5;
/** The page that is changed before the site is built again. */
const CHANGED_PAGE = 'docs/core/actions.md';
/** Pages that link to digests, in addition to the templates: their JavaScript must not grow with the archive either. */
const ARCHIVE_PAGES = {
  archive: 'community/Discord/',
  channel: 'community/Discord/development/coders/',
  topic: 'community/Discord/topics/installation/',
  answers: 'community/Discord/answers/',
};
const CACHED_PACKAGES = '.cache/api-reference';
/** Git lists it if it is a symbolic link, because `node_modules/` in .gitignore matches only folders. */
const MODULES = 'node_modules';

/** Which measurements to run. */
export interface BuildParts {
  build: boolean;
  growth: boolean;
}

/** Measures builds of temporary copies: cold, again after one page has changed, with five times the digests. */
export async function measureBuilds(parts: BuildParts): Promise<{ build?: Figures; growth?: Figures }> {
  const copy = copySite();
  // Both copied now, so that they are the same even if someone edits files in the meantime.
  const grown = parts.growth ? copySite() : undefined;
  const cold = await build(copy);
  const before = grown && { build: cold, ...(await look(copy)) };
  return {
    ...(parts.build && { build: await rebuild(copy, cold) }),
    ...(before && { growth: await grow(grown, before) }),
  };
}

interface Site {
  build: Run;
  pages: number;
  bytes: Record<string, PageBytes>;
}

async function rebuild(copy: string, cold: Run): Promise<Figures> {
  appendFileSync(path.join(copy, CHANGED_PAGE), '\nOne more sentence.\n');
  const again = await build(copy);
  return {
    cold: {
      ...timeAndMemory(cold),
      'time of plain': cold.seconds / PLAIN.seconds,
      ...(cold.gigabytes && { 'memory of plain': cold.gigabytes / PLAIN.gigabytes }),
    },
    'one page changed': { ...timeAndMemory(again), 'time of cold': again.seconds / cold.seconds },
  };
}

async function grow(copy: string, before: Site): Promise<Figures> {
  const digests = generateDigests(copy, TIMES);
  const after: Site = { build: await build(copy), ...(await look(copy)) };
  const pages = after.pages / before.pages;
  const memory = after.build.gigabytes && before.build.gigabytes && after.build.gigabytes / before.build.gigabytes;
  return {
    'as it is': { digests: digests / TIMES, pages: before.pages, ...timeAndMemory(before.build) },
    'five times the digests': {
      digests,
      pages: after.pages,
      ...timeAndMemory(after.build),
      'time by pages': after.build.seconds / before.build.seconds / pages,
      ...(memory && { 'memory by pages': memory / pages }),
    },
    ...Object.fromEntries(
      Object.entries(after.bytes).map(([name, { untilLoad }]) => {
        const js = before.bytes[name]?.untilLoad.js ?? Number.NaN;
        return [name, { js, 'js at five times': untilLoad.js, 'js more': untilLoad.js - js }];
      }),
    ),
  };
}

/** Measures what grows with the archive. Nothing is fetched ahead, so that the bytes are the same each time. */
async function look(copy: string): Promise<Omit<Site, 'build'>> {
  const directory = path.join(copy, 'build');
  return {
    pages: filesBelow(directory).filter((file) => file.endsWith('.html')).length,
    bytes: await measureRoutes(directory, { ...TEMPLATES, ...ARCHIVE_PAGES }, { savingData: true }),
  };
}

function build(copy: string): Promise<Run> {
  return run('npm', ['run', 'build'], { cwd: copy });
}

function timeAndMemory({ seconds, gigabytes }: Run): Record<string, number> {
  return { time: seconds, ...(gigabytes && { memory: gigabytes }) };
}

/**
 * Copies the working tree, with what git does not ignore, into a temporary folder. From the caches it copies only the
 * packages that a build would download, so that the build is cold but needs no network. The copy is removed at the end.
 *
 * @param options - `modules: false` leaves out node_modules
 * @returns the folder
 */
export function copySite({ modules = true } = {}): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'eliza-bench-'));
  atEnd(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
  // With the history, for "last updated" lines.
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', '.', copy]);
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files
    .split('\0')
    .filter((name) => name && existsSync(name) && !name.endsWith('/') && name !== MODULES)) {
    cpSync(file, path.join(copy, file));
  }
  const packages = existsSync(CACHED_PACKAGES) ? readdirSync(CACHED_PACKAGES) : [];
  for (const name of packages.filter((entry) => existsSync(path.join(CACHED_PACKAGES, entry, '.integrity')))) {
    cpSync(path.join(CACHED_PACKAGES, name), path.join(copy, CACHED_PACKAGES, name), { recursive: true });
  }
  if (modules) {
    copyModules(path.join(copy, MODULES));
  }
  return copy;
}

/**
 * Makes hard links, which takes a second. A link to the folder would not work: bundlers follow it, and names in the
 * build would be derived from paths outside the site.
 */
function copyModules(target: string): void {
  if (lstatSync(target, { throwIfNoEntry: false })) {
    // Never copy into it: if it were a link, that would write into the packages of the checkout.
    throw new Error(`${target} exists already.`);
  }
  const source = realpathSync(MODULES);
  const sameDisk = statSync(source).dev === statSync(path.dirname(target)).dev;
  // Only GNU cp is known to make links with -l.
  execFileSync('cp', [sameDisk && process.platform === 'linux' ? '-al' : '-a', source, target]);
  rmSync(path.join(target, '.cache'), { recursive: true, force: true });
}
