import { execFileSync } from 'node:child_process';

/** The files of a release of the framework. */
export interface ReleaseFiles {
  /** Paths of all files, sorted. */
  names: string[];
  read: (file: string) => string;
}

/**
 * Reads a commit from a checkout of the framework that has it in its history.
 *
 * @throws git's error if the folder is not a checkout or lacks the commit
 */
export function releaseFiles(checkout: string, commit: string): ReleaseFiles {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', checkout, ...args], { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 });
  return {
    names: git('ls-tree', '-r', '--name-only', commit).split('\n').filter(Boolean).sort(),
    read: (file) => git('show', `${commit}:${file}`),
  };
}
