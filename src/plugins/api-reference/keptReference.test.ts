import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptReference } from './keptReference';
import { SNAPSHOTS } from './snapshots';

const [snapshot = expect.fail('no snapshot')] = SNAPSHOTS;

describe('keptReference', () => {
  let siteDir: string;
  const inSite = (file: string): string => path.join(siteDir, file);
  const kept = (changed: Partial<typeof snapshot> = {}): ReturnType<typeof keptReference> =>
    keptReference(
      { ...snapshot, ...changed },
      {
        siteDir,
        repository: 'https://example.org/framework',
        cacheDirectory: inSite('cache'),
        generatorDirectory: inSite('generator'),
      },
    );

  beforeEach(async () => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'kept-reference-'));
    writeFileSync(inSite('package-lock.json'), '{}');
    mkdirSync(inSite('generator'));
    writeFileSync(inSite('generator/index.ts'), 'write();');
    mkdirSync(inSite('api/classes'), { recursive: true });
    writeFileSync(inSite('api/classes/Agent.md'), 'An agent.');
    await (await kept()).keep();
  });
  afterEach(() => rmSync(siteDir, { recursive: true }));

  it('puts back what was kept, in place of what is there', async () => {
    writeFileSync(inSite('api/classes/Agent.md'), 'Linked.');
    writeFileSync(inSite('api/gone.md'), '');
    writeFileSync(inSite('api/.gitkeep'), '');
    expect(await (await kept()).restore()).toBe(true);
    expect(readFileSync(inSite('api/classes/Agent.md'), 'utf8')).toBe('An agent.');
    expect(readdirSync(inSite('api')).sort()).toEqual(['.gitkeep', 'classes']);
  });

  it('has none for another package', async () => {
    expect(await (await kept({ integrity: 'sha512-other' })).restore()).toBe(false);
    expect(existsSync(inSite('api/classes/Agent.md'))).toBe(true);
  });

  it('has none when other packages are installed', async () => {
    writeFileSync(inSite('package-lock.json'), '{"changed": true}');
    expect(await (await kept()).restore()).toBe(false);
  });

  it('has none when what generates has changed', async () => {
    writeFileSync(inSite('generator/index.ts'), 'writeBetter();');
    expect(await (await kept()).restore()).toBe(false);
  });

  it('keeps one of a snapshot', async () => {
    await (await kept({ integrity: 'sha512-other' })).keep();
    expect(await (await kept()).restore()).toBe(false);
    expect(readdirSync(inSite(`cache/generated-${snapshot.version}`))).toHaveLength(1);
  });
});
