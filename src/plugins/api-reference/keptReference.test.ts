import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptReference } from './keptReference';
import { SNAPSHOTS } from '../../release/snapshots';

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

  it('restores the kept pages over existing ones', async () => {
    writeFileSync(inSite('api/classes/Agent.md'), 'Linked.');
    writeFileSync(inSite('api/gone.md'), '');
    writeFileSync(inSite('api/.gitkeep'), '');
    expect(await (await kept()).restore()).toBe(true);
    expect(readFileSync(inSite('api/classes/Agent.md'), 'utf8')).toBe('An agent.');
    expect(readdirSync(inSite('api')).sort()).toEqual(['.gitkeep', 'classes']);
  });

  describe('with a damaged part', () => {
    const inKept = (file: string): string => {
      const [hash = expect.fail('nothing is kept')] = readdirSync(inSite(`cache/generated-${snapshot.version}`));
      return inSite(`cache/generated-${snapshot.version}/${hash}/${file}`);
    };

    it.each<[damage: string, () => void]>([
      ['a file cut short', () => writeFileSync(inKept('classes/Agent.md'), 'An a')],
      ['an empty file', () => writeFileSync(inKept('classes/Agent.md'), '')],
      ['a file that is gone', () => rmSync(inKept('classes/Agent.md'))],
      ['a file that is new', () => writeFileSync(inKept('classes/Other.md'), '')],
      ['a half folder', () => rmSync(inKept('classes'), { recursive: true })],
      ['an empty folder', () => ['classes', '.checksum'].forEach((name) => rmSync(inKept(name), { recursive: true }))],
      ['a checksum that is gone', () => rmSync(inKept('.checksum'))],
    ])('is discarded: %s', async (_, damage) => {
      damage();
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(await (await kept()).restore()).toBe(false);
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining(
          `The kept API reference of ${snapshot.version} is damaged or incomplete (${inSite('cache')}`,
        ),
      );
      expect(readFileSync(inSite('api/classes/Agent.md'), 'utf8')).toBe('An agent.');
      expect(readdirSync(inSite(`cache/generated-${snapshot.version}`))).toEqual([]);

      await (await kept()).keep();
      expect(await (await kept()).restore()).toBe(true);
      expect(warn).toHaveBeenCalledTimes(1);
      warn.mockRestore();
    });
  });

  it('ignores what an interrupted build had begun to keep', async () => {
    mkdirSync(inSite(`cache/generated-${snapshot.version}/.incoming-x/classes`), { recursive: true });
    expect(await (await kept()).restore()).toBe(true);
    await (await kept()).keep();
    expect(readdirSync(inSite(`cache/generated-${snapshot.version}`))).toHaveLength(1);
  });

  it('has none for another package', async () => {
    expect(await (await kept({ integrity: 'sha512-other' })).restore()).toBe(false);
    expect(existsSync(inSite('api/classes/Agent.md'))).toBe(true);
  });

  it('has none when other packages are installed', async () => {
    writeFileSync(inSite('package-lock.json'), '{"changed": true}');
    expect(await (await kept()).restore()).toBe(false);
  });

  it('has none when the code of the plugin has changed', async () => {
    writeFileSync(inSite('generator/index.ts'), 'writeBetter();');
    expect(await (await kept()).restore()).toBe(false);
  });

  it('keeps only one per snapshot', async () => {
    await (await kept({ integrity: 'sha512-other' })).keep();
    expect(await (await kept()).restore()).toBe(false);
    expect(readdirSync(inSite(`cache/generated-${snapshot.version}`))).toHaveLength(1);
  });
});
