import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Contents of files, by path relative to a folder. */
type Files = Readonly<Record<string, string | Uint8Array>>;

/** Creates a folder with files for a test, which is removed when the test ends. Returns its path. */
export function folderWith(files: Files = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'eliza-docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, files);
  return folder;
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

/** Runs git in a folder, with an author. Returns what it prints. */
export function git(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const author = ['-c', 'user.name=t', '-c', 'user.email=t@example.org'];
  return execFileSync('git', [...author, '-C', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  }).trim();
}
