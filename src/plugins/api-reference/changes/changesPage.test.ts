import { expect, it } from 'vitest';
import { CURRENT_SNAPSHOT, PREVIOUS_SNAPSHOT } from '../../../release/snapshots';
import { MAX_DESCRIPTION } from '../../../checks/frontMatter/sharedFields';
import { changesPage } from './changesPage';
import type { ExportChange, ReleaseComparison } from './comparison';
import { testChange } from './testChange';

const pageOf = (...changes: ExportChange[]): string => {
  const comparison: ReleaseComparison = {
    before: 'core@1',
    after: 'core@2',
    exportsBefore: 3,
    exportsAfter: 4,
    counts: { added: 1, removed: 1, renamed: 1, changed: 1, equal: 1 },
    breaking: 2,
    changes,
    proposedRenames: [],
  };
  return changesPage(comparison, PREVIOUS_SNAPSHOT, CURRENT_SNAPSHOT);
};

it('has the counts, and a description that fits', () => {
  const page = pageOf();
  expect(page).toContain('2 exports have breaking changes.');
  const [, description = ''] = /^description: "(.*)"$/mu.exec(page) ?? [];
  expect(description).not.toBe('');
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
});

it('links what is gone to the old reference, and what is new to the new one', () => {
  const page = pageOf(
    testChange('removed', { before: 'old', breaks: ['callers'], note: 'Use `fresh`.' }),
    testChange('added', { after: 'fresh' }),
  );
  expect(page).toContain('### `old` {#old}\n\nFunction · [in 0.1.3](/docs/api/functions/old/)');
  expect(page).toContain('**Breaking for callers.** Use [`fresh`](/api/functions/fresh/).');
  expect(page).toContain('<section data-change="added">\n\n### `fresh` {#fresh}');
  expect(page).toContain('[in 0.1.7](/api/functions/fresh/)');
});

it('shows both signatures of a change, and one line of a member', () => {
  const page = pageOf({
    kind: 'changed',
    before: 'Shape',
    after: 'Shape',
    symbolKind: 'interface',
    breaks: ['callers'],
    details: [
      { kind: 'member added', member: 'b', breaks: [], after: 'b?: `x`;' },
      { kind: 'signature changed', member: 'a', breaks: ['callers'], before: 'a(): 1;', after: 'a(): 2;' },
      { kind: 'value changed', member: '', breaks: [], before: 'x = "```"', after: 'x = "y"' },
    ],
  });
  expect(page).toContain('- `b`: new: `` b?: `x` ``');
  expect(page).toContain('`a`: signature changed, **breaking for callers**\n\n```diff\n- a(): 1;\n+ a(): 2;\n```');
  expect(page).toContain('````diff\n- x = "```"\n+ x = "y"\n````');
});

it('gives names that differ only in their case different anchors', () => {
  const page = pageOf(testChange('added', { after: 'Settings' }), testChange('added', { after: 'settings' }));
  expect(page).toContain('### `Settings` {#settings}');
  expect(page).toContain('### `settings` {#settings-1}');
});
