import { execFileSync } from 'node:child_process';

/** Starts each commit in the log. No path contains it. */
const COMMIT_MARK = '\u0001commit:';

/**
 * Whether git knows when each file of a folder was last changed. It doesn't outside a checkout, before the first
 * commit, or in a shallow clone, where every file would have the date of the clone's only commit.
 */
export function hasGitHistory(directory: string): boolean {
  try {
    const git = (...args: string[]): string =>
      execFileSync('git', ['-C', directory, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    git('rev-parse', '--verify', 'HEAD');
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}

/**
 * When each file of a folder was last changed, from one reading of the history.
 *
 * @param directory - in a checkout
 * @param below - folder whose files are asked for, relative to the directory
 * @returns times of commits in milliseconds, by path relative to the directory, with forward slashes; only of
 *   files below the folder, and empty if git doesn't know (see hasGitHistory). Times of removed files are among them.
 */
export function lastCommits(directory: string, below = '.'): Map<string, number> {
  const times = new Map<string, number>();
  if (!hasGitHistory(directory)) {
    return times;
  }
  const log = execFileSync(
    'git',
    [
      ...['-C', directory, '-c', 'log.showSignature=false', 'log', '--relative', '--name-only', '--no-renames', '-z'],
      ...[`--format=${COMMIT_MARK}%ct`, '--', below],
    ],
    { encoding: 'utf8', maxBuffer: 256 * 2 ** 20, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  for (const commit of log.split(COMMIT_MARK).slice(1)) {
    const [seconds = '', ...files] = commit.split(/[\0\n]/u);
    for (const file of files) {
      // The newest commit comes first.
      if (file && !times.has(file)) {
        times.set(file, Number(seconds) * 1000);
      }
    }
  }
  return times;
}
