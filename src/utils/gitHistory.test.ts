import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasGitHistory, lastCommits } from './gitHistory';

let directory: string;
const git = (...args: string[]): void => {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-C', directory, ...args], {
    stdio: 'ignore',
  });
};

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'history-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('hasGitHistory', () => {
  it('is false outside a checkout', () => {
    expect(hasGitHistory(directory)).toBe(false);
  });

  it('is false before the first commit and true after it', () => {
    git('init');
    expect(hasGitHistory(directory)).toBe(false);
    writeFileSync(path.join(directory, 'page.md'), '');
    git('add', '.');
    git('commit', '-m', 'page');
    expect(hasGitHistory(directory)).toBe(true);
  });

  it('is false in a shallow clone', () => {
    git('init');
    git('commit', '--allow-empty', '-m', 'one');
    git('commit', '--allow-empty', '-m', 'two');
    const clone = path.join(directory, 'clone');
    execFileSync('git', ['clone', '--depth', '1', `file://${directory}`, clone], { stdio: 'ignore' });
    expect(hasGitHistory(clone)).toBe(false);
  });
});

describe('lastCommits', () => {
  /** Commits a file with a text, at a time in seconds. */
  const commit = (file: string, text: string, time: number): void => {
    writeFileSync(path.join(directory, file), text);
    git('add', '.');
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-m', `${file}\n\n${file}`], {
      cwd: directory,
      stdio: 'ignore',
      env: { ...process.env, GIT_COMMITTER_DATE: `${time} +0900` },
    });
  };

  it('has the newest commit of each file below the folder, relative to it', () => {
    git('init');
    mkdirSync(path.join(directory, 'site/docs'), { recursive: true });
    commit('site/docs/a page “x”.md', 'one', 1_700_000_000);
    commit('site/docs/b.md', 'one', 1_700_000_100);
    commit('site/docs/a page “x”.md', 'two', 1_700_000_200);
    commit('outside.md', 'one', 1_700_000_300);
    expect(Object.fromEntries(lastCommits(path.join(directory, 'site')))).toEqual({
      'docs/a page “x”.md': 1_700_000_200_000,
      'docs/b.md': 1_700_000_100_000,
    });
  });

  it('has only the files of the folder that is asked for', () => {
    git('init');
    mkdirSync(path.join(directory, 'site/docs'), { recursive: true });
    commit('site/docs/a.md', 'one', 1_700_000_000);
    commit('site/other.md', 'one', 1_700_000_100);
    expect([...lastCommits(path.join(directory, 'site'), 'docs').keys()]).toEqual(['docs/a.md']);
  });

  it('is empty without history', () => {
    expect(lastCommits(directory).size).toBe(0);
  });
});
