import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import glossaryPlugin from '.';

describe('the glossary plugin', () => {
  let siteDir = '';
  beforeAll(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'glossary-'));
  });
  afterAll(() => {
    rmSync(siteDir, { recursive: true });
  });

  async function load(entry: string): Promise<void> {
    writeFileSync(path.join(siteDir, 'glossary.md'), `## Room\n\n<!-- forms: room -->\n${entry}\n`);
    await glossaryPlugin({ siteDir }, { id: 'default', path: 'glossary.md' }).loadContent?.();
  }

  it('stops the build with file and line if an entry is broken', async () => {
    await expect(load('A conversation.')).rejects.toThrow(
      /^The glossary needs fixing:\nglossary\.md:4: Room: write two sentences, not 1\n/u,
    );
  });

  it('lets a glossary pass that is in order', async () => {
    await expect(load('A conversation. More: [Page](/docs/intro/).')).resolves.toBeUndefined();
  });
});
