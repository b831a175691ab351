import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasGitHistory, lastCommits } from './gitHistory';
import { folderWith, git, writeFiles } from './testFolder';

let directory: string;
beforeEach(() => {
  directory = folderWith();
});

describe('hasGitHistory', () => {
  it('is false outside a checkout', () => {
    expect(hasGitHistory(directory)).toBe(false);
  });

  it('is false before the first commit and true after it', () => {
    git(directory, ['init']);
    expect(hasGitHistory(directory)).toBe(false);
    git(directory, ['commit', '--allow-empty', '-m', 'page']);
    expect(hasGitHistory(directory)).toBe(true);
  });

  it('is false in a shallow clone', () => {
    git(directory, ['init']);
    git(directory, ['commit', '--allow-empty', '-m', 'one']);
    git(directory, ['commit', '--allow-empty', '-m', 'two']);
    git(directory, ['clone', '--depth', '1', `file://${directory}`, 'clone']);
    expect(hasGitHistory(path.join(directory, 'clone'))).toBe(false);
  });
});

describe('lastCommits', () => {
  /** Commits a file with a text, at a time in seconds. */
  const commit = (file: string, text: string, time: number): void => {
    writeFiles(directory, { [file]: text });
    git(directory, ['add', '.']);
    git(directory, ['commit', '-m', `${file}\n\n${file}`], { GIT_COMMITTER_DATE: `${time} +0900` });
  };
  beforeEach(() => void git(directory, ['init']));

  it('has the newest commit of each file below the folder, relative to it', () => {
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
    commit('site/docs/a.md', 'one', 1_700_000_000);
    commit('site/other.md', 'one', 1_700_000_100);
    expect([...lastCommits(path.join(directory, 'site'), 'docs').keys()]).toEqual(['docs/a.md']);
  });

  it('is empty without history', () => {
    expect(lastCommits(directory).size).toBe(0);
  });
});
