import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasGitHistory } from './gitHistory';

describe('hasGitHistory', () => {
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
