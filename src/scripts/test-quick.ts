/**
 * `npm run test:quick`: checks within seconds what has changed since `main`, committed or not. `-- --all` checks
 * everything that needs no build.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Rename } from '../checks/renames';
import { isPicture } from '../utils/pictureFiles';
import type { ChangedPages } from './checkPages';
import { runCommand } from './support/command';

interface Part {
  name: string;
  command: string[];
  /** Additional variables of the environment. */
  env?: Record<string, string>;
}

const CODE = /\.[mc]?[jt]sx?$/u;
const PAGE = /^(?:docs|community|src\/pages|src\/plugins\/agent-skills\/skills)\/.*\.mdx?$/u;
/** Files for contributors, which a unit test reads. */
const PROSE = /(?:^|\/)README\.md$|^CONTRIBUTING\.md$|^\.github\/.*\.md$/u;
/** Code that may find something else wrong with any page. */
const CHECKS = /^src\/(?:checks|plugins\/early-checks)\//u;
const SIDEBARS = 'sidebars.ts';
/** Files that any test may depend on. */
const CONCERNS_ALL = /^(?:package(?:-lock)?\.json|tsconfig\.json|\.vitest\.config\.mts)$/u;

function git(...args: string[]): string[] {
  return split(execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }), '\n');
}

function split(text: string, separator: string): string[] {
  return text.split(separator).filter(Boolean);
}

/** The text of a file in a commit; nothing if it wasn't there. */
function textIn(commit: string, file: string): string | undefined {
  try {
    return execFileSync('git', ['show', `${commit}:${file}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** The commit at which this branch left `main`; undefined without git or without that branch. */
function branchingPoint(): string | undefined {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', branch)[0];
    } catch {
      // Try the next one.
    }
  }
  return undefined;
}

interface Changes {
  files: string[];
  renames: Rename[];
}

/**
 * What has changed since a commit, in later commits or not yet committed, including new files. A file that was moved
 * without `git mv` is renamed, too, so all files are added to a copy of the index.
 */
function changesSince(commit: string): Changes {
  const folder = mkdtempSync(path.join(tmpdir(), 'quick-'));
  const index = path.join(folder, 'index');
  try {
    copyFileSync(git('rev-parse', '--git-path', 'index')[0] ?? '', index);
    const env = { ...process.env, GIT_INDEX_FILE: index };
    const run = (...args: string[]): string[] => split(execFileSync('git', args, { encoding: 'utf8', env }), '\0');
    run('add', '--all', '--intent-to-add', '.');
    const renamed = run('diff', '--name-status', '--find-renames', '--diff-filter=R', '-z', commit);
    return {
      files: run('diff', '--name-only', '--no-renames', '-z', commit),
      // Three parts each: the status, the old and the new name.
      renames: renamed.flatMap((_, at) => {
        const [from, to] = renamed.slice(at + 1, at + 3);
        return at % 3 === 0 && from !== undefined && to !== undefined ? [{ from, to }] : [];
      }),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const cached = (tool: string): string[] => ['--cache', '--cache-location', `.cache/${tool}/`];
const types: Part = { name: 'types', command: ['tsc', '--incremental', '--tsBuildInfoFile', '.cache/tsc.tsbuildinfo'] };
const eslint = (...files: string[]): Part => ({
  name: 'lint',
  command: [
    'eslint',
    '--config',
    '.eslint.config.mjs',
    '--max-warnings',
    '0',
    '--no-warn-ignored',
    ...cached('eslint'),
    ...files,
  ],
});
const prettier = (...files: string[]): Part => ({
  name: 'format',
  command: ['prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...cached('prettier'), ...files],
});
const ALL_UNITS = ['vitest', 'run', '--config', '.vitest.config.mts'];

/** The page and the file that have the same routes: only a unit test compares them. */
const REST_API = ['docs/rest-api.md', 'static/openapi.json'];

/** The parts to run for the changed files, besides the checks of pages. */
function partsFor(changed: readonly string[]): Part[] {
  const present = changed.filter((file) => existsSync(file));
  const code = present.filter((file) => CODE.test(file));
  // Not Markdown: see .prettierignore.
  const formatted = present.filter((file) => !/\.mdx?$/u.test(file));
  const all = changed.some((file) => CONCERNS_ALL.test(file));
  const related = [
    ...present.filter((file) => !PAGE.test(file) && !isPicture(file)),
    ...(changed.some((file) => REST_API.includes(file)) ? ['src/checks/restApi.test.ts'] : []),
    ...(changed.some((file) => PROSE.test(file) || CODE.test(file)) ? ['src/checks/prosePaths.test.ts'] : []),
  ];
  return [
    ...(all || changed.some((file) => CODE.test(file)) ? [types] : []),
    ...(all ? [eslint('.')] : code.length > 0 ? [{ ...eslint(...code), env: { QUICK: '1' } }] : []),
    ...(formatted.length > 0 ? [prettier(...formatted)] : []),
    // Starting the test runner takes longer than all checks of a page.
    ...(all || related.length > 0
      ? [
          {
            name: 'related unit tests',
            command: all ? ALL_UNITS : ['vitest', 'related', '--run', '--config', '.vitest.config.mts', ...related],
          },
        ]
      : []),
  ];
}

/** Runs a part. Prints its output if it fails. */
async function run({ name, command: [command = '', ...args], env }: Part): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const output: Buffer[] = [];
  child.stdout.on('data', (data: Buffer) => output.push(data));
  child.stderr.on('data', (data: Buffer) => output.push(data));
  const [code] = (await once(child, 'close')) as [number | null];
  console.log(code === 0 ? `${name}: passed` : `${name}: failed\n${Buffer.concat(output).toString()}`);
  return code === 0;
}

async function pageProblems(changes: ChangedPages): Promise<string[]> {
  // The checks take seconds to load, which changes of code needn't wait for.
  const { checkPages } = await import('./checkPages');
  return checkPages(changes);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { all: { type: 'boolean' } } });
  const start = values.all ? undefined : branchingPoint();
  if (!start && !values.all) {
    console.log(
      'There is no git history with a branch "main" or "origin/main" to compare with: everything is checked.',
    );
  }
  const changes = start ? changesSince(start) : undefined;
  if (changes?.files.length === 0) {
    console.log('Nothing has changed since main. "npm run test:quick -- --all" checks everything.');
    return;
  }
  const changed = changes?.files;
  const parts = changed
    ? partsFor(changed)
    : [types, eslint('.'), prettier('.'), { name: 'unit tests', command: ALL_UNITS }];
  const running = Promise.all(parts.map(run));
  const checksAll = changed?.some((file) => CHECKS.test(file)) ?? true;
  const hasPages = checksAll || changed?.some((file) => PAGE.test(file) || isPicture(file) || file === SIDEBARS);
  const problems = hasPages
    ? await pageProblems({
        changed: checksAll ? undefined : changed,
        renames: changes?.renames.filter(({ from }) => PAGE.test(from)),
        before: start ? (file) => textIn(start, file) : undefined,
      })
    : [];
  if (hasPages) {
    console.log(problems.length === 0 ? 'pages: passed' : `pages: failed\n${problems.join('\n')}`);
  }
  const passed = await running;
  const names = [...(hasPages ? ['pages'] : []), ...parts.map(({ name }) => name)];
  const skipped = ['types', 'lint', 'unit tests'].filter((name) => !names.some((one) => one.endsWith(name)));
  console.log(
    `Ran for ${changed ? `${changed.length} changed file${changed.length === 1 ? '' : 's'}` : 'all files'}: ${names.join(', ')}. ` +
      `Not run: ${[...skipped, 'the build and the tests of what it builds ("npm test")'].join(', ')}.`,
  );
  process.exitCode = passed.every(Boolean) && problems.length === 0 ? 0 : 1;
}

runCommand(main);
