import { execFileSync } from 'node:child_process';

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
