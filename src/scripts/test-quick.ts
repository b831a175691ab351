/**
 * `npm run test:quick`: checks within seconds what has changed since `main`, committed or not. `-- --all` checks
 * everything that needs no build.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readWrittenFiles, type WrittenFile } from '../checks/writtenFiles';
import { readArchive } from '../plugins/chat-archive/readArchive';
import { ARCHIVE_FOLDER } from '../plugins/chat-archive/route';
import { isStreamFile, readStream } from '../plugins/streams/readStream';

interface Part {
  name: string;
  command: string[];
}

const CODE = /\.[mc]?[jt]sx?$/u;
const PAGE = /^(?:docs|community|src\/pages|src\/plugins\/agent-skills\/skills)\/.*\.mdx?$/u;
/** Files that any test may depend on. */
const CONCERNS_ALL = /^(?:package(?:-lock)?\.json|tsconfig\.json|\.vitest\.config\.mts)$/u;

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);
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

/** Files that have changed since a commit, in later commits or not yet committed, including new ones. */
function changedSince(commit: string): string[] {
  return [...git('diff', '--name-only', '--no-renames', commit), ...git('ls-files', '--others', '--exclude-standard')];
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

/** The parts to run for the changed files. */
function partsFor(changed: readonly string[]): Part[] {
  const present = changed.filter((file) => existsSync(file));
  const code = present.filter((file) => CODE.test(file));
  const pages = changed.some((file) => PAGE.test(file));
  const all = changed.some((file) => CONCERNS_ALL.test(file));
  const related = [
    ...present.filter((file) => !PAGE.test(file)),
    // Every check of written pages, and of skills, reads them through these files.
    ...(pages ? ['src/checks/writtenFiles.ts', 'src/checks/skillPages.ts'] : []),
    'src/checks/prosePaths.test.ts',
  ];
  return [
    ...(all || changed.some((file) => CODE.test(file)) ? [types] : []),
    ...(all ? [eslint('.')] : code.length > 0 ? [eslint(...code)] : []),
    prettier(...present),
    {
      name: pages ? 'related unit tests, checks of written pages' : 'related unit tests',
      command: all ? ALL_UNITS : ['vitest', 'related', '--run', '--config', '.vitest.config.mts', ...related],
    },
  ];
}

/**
 * What the build would reject in the chat archive and in stream notes: `file:line: what is wrong: the fix`. The archive is
 * read as a whole, because its files name questions of each other.
 */
async function problemsIn(files: readonly WrittenFile[]): Promise<string[]> {
  const archive = files.some(({ file }) => file.startsWith(`${ARCHIVE_FOLDER}/`))
    ? await readArchive('.', ARCHIVE_FOLDER).then(
        () => [],
        (error: unknown) => [error instanceof Error ? error.message : String(error)],
      )
    : [];
  const streams = files.filter(({ file }) => isStreamFile(file));
  return [...archive, ...streams.flatMap(({ file, text }) => readStream(file, text).problems)];
}

/** Runs a part. Prints its output if it fails. */
async function run({ name, command: [command = '', ...args] }: Part): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (data: Buffer) => output.push(data));
  child.stderr.on('data', (data: Buffer) => output.push(data));
  const [code] = (await once(child, 'close')) as [number | null];
  console.log(code === 0 ? `${name}: passed` : `${name}: failed\n${Buffer.concat(output).toString()}`);
  return code === 0;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { all: { type: 'boolean' } } });
  const start = values.all ? undefined : branchingPoint();
  if (!start && !values.all) {
    console.log(
      'There is no git history with a branch "main" or "origin/main" to compare with: everything is checked.',
    );
  }
  const changed = start ? changedSince(start) : undefined;
  if (changed?.length === 0) {
    console.log('Nothing has changed since main. "npm run test:quick -- --all" checks everything.');
    return;
  }
  const parts = changed
    ? partsFor(changed)
    : [types, eslint('.'), prettier('.'), { name: 'unit tests, checks of written pages', command: ALL_UNITS }];
  const problems = await problemsIn(readWrittenFiles('.').files.filter(({ file }) => changed?.includes(file) ?? true));
  const passed = await Promise.all(parts.map(run));
  if (problems.length > 0) {
    console.error(problems.join('\n'));
  }
  const skipped = changed && parts.length < 4 ? 'types and lint of code (none has changed), ' : '';
  console.log(
    `Ran for ${changed ? `${changed.length} changed file${changed.length === 1 ? '' : 's'}` : 'all files'}: ` +
      `${parts.map(({ name }) => name).join(', ')}. ` +
      `Not run: ${skipped}the build and the tests of what it builds ("npm test").`,
  );
  process.exitCode = passed.every(Boolean) && problems.length === 0 ? 0 : 1;
}

void main();
