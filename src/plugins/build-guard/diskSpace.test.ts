import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkSpace, explainFullDisk } from './diskSpace';

vi.mock('node:fs', async (original) => ({ ...(await original<object>()), statfsSync: vi.fn() }));

const NEEDS = { build: 60, '.cache/api-reference': 20 };

describe('the space on a disk', () => {
  let site: string;
  const free = (megabytes: number): void => {
    vi.mocked(statfsSync).mockReturnValue({ bavail: megabytes * 1000, bsize: 1000 } as ReturnType<typeof statfsSync>);
  };

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'space-'));
  });
  afterEach(() => rmSync(site, { recursive: true }));

  it('is enough, or the build stops and says how much is needed where', () => {
    free(80);
    expect(() => checkSpace(site, NEEDS)).not.toThrow();
    free(5);
    expect(() => checkSpace(site, NEEDS)).toThrow(
      /^The disk mounted at \/\S* has too little space for the build: it has 5 MB free, and build, \.cache\/api-reference need 80 MB\. Free some space \(npm run clear removes what earlier builds left\), then build again\.$/u,
    );
  });

  it('counts the output of an earlier build as free, because it will be replaced', () => {
    mkdirSync(path.join(site, 'build/docs'), { recursive: true });
    writeFileSync(path.join(site, 'build/docs/index.html'), Buffer.alloc(10_000_000, 1));
    free(71);
    expect(() => checkSpace(site, NEEDS)).not.toThrow();
    free(60);
    expect(() => checkSpace(site, NEEDS)).toThrow(/has 60 MB free, and build, \S+ need 70 MB/u);
  });

  it('explains a failure only if the disk is full', () => {
    free(0);
    expect(explainFullDisk(site, NEEDS)).toMatch(
      /^The build failed because a disk is full\. The disk mounted at \/\S* is full: it has 0 MB free, and build, \S+ need 80 MB\./u,
    );
    free(5);
    expect(explainFullDisk(site, NEEDS)).toBeUndefined();
  });
});
