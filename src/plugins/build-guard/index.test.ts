import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderWith, writeFiles } from '../../utils/testFolder';

const MODULE = path.resolve('src/plugins/build-guard/index.ts');

describe('a build', () => {
  let site: string;
  const isMarked = (): boolean => existsSync(path.join(site, 'build/.complete'));

  /** Sets up the guard as a command of Docusaurus does, and ends with an exit code. Returns what the command says. */
  function run(code: number, env: 'production' | 'development' = 'production'): string {
    const program = `
      const { default: buildGuard } = require(${JSON.stringify(MODULE)});
      const context = { siteDir: ${JSON.stringify(site)}, outDir: ${JSON.stringify(path.join(site, 'build'))} };
      buildGuard(context);
      process.exit(${code});
    `;
    const { stdout, stderr } = spawnSync(
      'bash',
      ['-c', 'ulimit -n 256; exec "$0" "$@"', process.execPath, '--import', 'tsx', '-e', program],
      {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: env },
      },
    );
    return stdout + stderr;
  }

  beforeEach(() => {
    site = folderWith({ 'build/index.html': '' });
  });

  it('is marked as complete only if it has succeeded', () => {
    run(0);
    expect(isMarked()).toBe(true);
    run(1);
    expect(isMarked()).toBe(false);
  });

  it('names what is in the way of its output', () => {
    rmSync(path.join(site, 'build'), { recursive: true });
    writeFiles(site, { build: '' });
    expect(run(0)).toContain(`EEXIST: file already exists, mkdir '${path.join(site, 'build')}'`);
  });

  it('keeps its mark while the development server runs', () => {
    writeFiles(site, { 'build/.complete': '' });
    run(1, 'development');
    expect(isMarked()).toBe(true);
  });

  it('says that the history is missing, and after a failure that few files may be open', () => {
    const history = 'Pages will not say when they were last updated';
    const files = 'This process may open only 256 files at the same time';
    expect(run(0)).toContain(history);
    expect(run(0)).not.toContain(files);
    expect(run(1)).toContain(files);
  });
});
