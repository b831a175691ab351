import { accessSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkFolders } from './checkFolders';

// The superuser may write everywhere, so permissions can't be set for the test.
vi.mock('node:fs', async (original) => {
  const fs = await original<{ accessSync: typeof accessSync }>();
  return { ...fs, accessSync: vi.fn(fs.accessSync) };
});

describe('checkFolders', () => {
  let site: string;
  const check = (): void => checkFolders(site, ['build', '.cache/api-reference']);

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'folders-'));
  });
  afterEach(() => rmSync(site, { recursive: true }));

  it('accepts existing folders, links to folders, and missing folders', () => {
    expect(check).not.toThrow();
    mkdirSync(path.join(site, '.cache/api-reference'), { recursive: true });
    mkdirSync(path.join(site, 'elsewhere'));
    symlinkSync('elsewhere', path.join(site, 'build'));
    expect(check).not.toThrow();
  });

  it.each(['build', '.cache', '.cache/api-reference'])('reports a file where %s should be', (folder) => {
    mkdirSync(path.dirname(path.join(site, folder)), { recursive: true });
    writeFileSync(path.join(site, folder), '');
    expect(check).toThrow(
      `${folder} is a file, but the build needs a folder of that name: move it away (mv ${folder} ${folder}.old).`,
    );
  });

  it('reports a folder that may not be written', () => {
    mkdirSync(path.join(site, 'build'));
    vi.mocked(accessSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    });
    expect(check).toThrow(
      "build can't be written, and the build writes there: change its permissions (chmod -R u+w build), or move it away (mv build build.old).",
    );
  });
});
