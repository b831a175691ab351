import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { CURRENT_SNAPSHOT, PREVIOUS_SNAPSHOT } from '../../../release/snapshots';
import { folderWith, writeFiles } from '../../../utils/testFolder';
import { testChange } from '../changes/testChange';
import { linkCounterparts } from './linkCounterparts';

const now = { ...CURRENT_SNAPSHOT, packageName: 'new', version: '2' };
const then = { ...PREVIOUS_SNAPSHOT, packageName: 'old', version: '1' };
const PAGE = '---\ntitle: T\n---\n\n# T\n';

describe('linkCounterparts', () => {
  let siteDir: string;
  const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

  beforeEach(() => {
    siteDir = folderWith({
      'api/index.md': PAGE,
      'docs/api/index.md': PAGE,
      'api/interfaces/Action.md': PAGE,
      'docs/api/interfaces/Action.md': PAGE,
      'docs/api/functions/gone.md': PAGE,
    });
  });

  it('links the page of the same symbol both ways and marks old pages as superseded', async () => {
    await linkCounterparts(siteDir, [now, then], []);
    expect(read('api/interfaces/Action.md')).toBe(
      '---\ncounterpart: "/docs/api/interfaces/Action/"\ncounterpart_release: "old 1"\ntitle: T\n---\n\n# T\n',
    );
    expect(read('docs/api/interfaces/Action.md')).toContain('counterpart: "/api/interfaces/Action/"');
    expect(read('docs/api/interfaces/Action.md')).toContain('superseded: true');
    expect(read('api/index.md')).toContain('counterpart: "/docs/api/"');
  });

  it('leaves a symbol without counterpart alone', async () => {
    await linkCounterparts(siteDir, [now, then], []);
    expect(read('docs/api/functions/gone.md')).toBe('---\nsuperseded: true\ntitle: T\n---\n\n# T\n');
  });

  it('links a renamed symbol under its other name, and not what has taken over the old one', async () => {
    writeFiles(siteDir, {
      'api/functions/ask.md': PAGE,
      'api/functions/askSimply.md': PAGE,
      'docs/api/functions/ask.md': PAGE,
      'docs/api/functions/askWell.md': PAGE,
    });
    const renames = [
      testChange('renamed', { before: 'ask', after: 'askSimply' }),
      testChange('renamed', { before: 'askWell', after: 'ask' }),
    ];
    await linkCounterparts(siteDir, [now, then], renames);
    expect(read('api/functions/ask.md')).toContain('counterpart: "/docs/api/functions/askWell/"');
    expect(read('api/functions/askSimply.md')).toContain('counterpart: "/docs/api/functions/ask/"');
    expect(read('docs/api/functions/ask.md')).toContain('counterpart: "/api/functions/askSimply/"');
    expect(read('docs/api/functions/askWell.md')).toContain('counterpart: "/api/functions/ask/"');
  });

  it('reports a page without front matter', async () => {
    writeFiles(siteDir, { 'api/broken.md': '# T' });
    await expect(linkCounterparts(siteDir, [now, then], [])).rejects.toThrow(/broken\.md has no front matter/u);
  });
});
