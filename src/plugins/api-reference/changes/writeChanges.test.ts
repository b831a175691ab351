import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CURRENT_SNAPSHOT, PREVIOUS_SNAPSHOT } from '../../../release/snapshots';
import { folderWith } from '../../../utils/testFolder';
import type { ReleaseComparison } from './comparison';
import { testChange } from './testChange';
import { writeChanges } from './writeChanges';

const PAGE = 'api/functions/fresh.md';
const writeAdded = async (siteDir: string, ...names: string[]): Promise<void> => {
  const changes = names.map((after) => testChange('added', { after }));
  await writeChanges(siteDir, { counts: {}, changes } as ReleaseComparison, PREVIOUS_SNAPSHOT, CURRENT_SNAPSHOT);
};

it('writes the page, and notes below titles, and passes over exports that have no page', async () => {
  const siteDir = folderWith({ [PAGE]: '---\ntitle: fresh\n---\n\n# fresh()\n\nText.\n' });
  await writeAdded(siteDir, 'fresh', 'elsewhere');
  expect(readFileSync(path.join(siteDir, 'api/changes.mdx'), 'utf8')).toContain('### `elsewhere`');
  expect(readFileSync(path.join(siteDir, PAGE), 'utf8')).toMatch(
    /^# fresh\(\)\n\n<div [^>]*data-no-search[^>]*>\n\n\*\*New in 0\.1\.7\*\*\n\n<\/div>\n\nText\.$/mu,
  );
});

it('puts what is folded between the description and the first heading, apart from both', async () => {
  const siteDir = folderWith({ [PAGE]: '# fresh()\n\nText.\n\n## Parameters\n' });
  const changes = [testChange('changed', { before: 'fresh', after: 'fresh' })];
  await writeChanges(siteDir, { counts: {}, changes } as ReleaseComparison, PREVIOUS_SNAPSHOT, CURRENT_SNAPSHOT);
  expect(readFileSync(path.join(siteDir, PAGE), 'utf8')).toMatch(
    /^# fresh\(\)\n\nText\.\n+<details [^]*\n<\/details>\n\n+## Parameters$/mu,
  );
});

it('names a page without a title', async () => {
  await expect(writeAdded(folderWith({ [PAGE]: 'Text.\n' }), 'fresh')).rejects.toThrow(/fresh\.md has no title/u);
});
