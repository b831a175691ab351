import { describe, expect, it } from 'vitest';
import { folderWith } from '../../utils/testFolder';
import glossaryPlugin from '.';

describe('the glossary plugin', () => {
  async function load(entry: string): Promise<void> {
    const siteDir = folderWith({ 'docs/glossary.md': `## Room\n\n<!-- forms: room -->\n${entry}\n` });
    await glossaryPlugin({ siteDir }).loadContent?.();
  }

  it('stops the build with file and line if an entry is broken', async () => {
    await expect(load('A conversation.')).rejects.toThrow(
      /^The glossary needs fixing:\ndocs\/glossary\.md:4: Room: write two sentences, not 1\n/u,
    );
  });

  it('lets a glossary pass that is in order', async () => {
    await expect(load('A conversation. More: [Page](/docs/intro/).')).resolves.toBeUndefined();
  });
});
