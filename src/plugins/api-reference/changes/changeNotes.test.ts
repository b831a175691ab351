import { expect, it } from 'vitest';
import { CURRENT_SNAPSHOT, PREVIOUS_SNAPSHOT } from '../../../release/snapshots';
import { changeNotes, withoutEqualLines, type ChangeNotes } from './changeNotes';
import type { Detail, ExportChange, ReleaseComparison } from './comparison';
import { lineDiff } from './lineDiff';
import { testChange } from './testChange';

const notesOf = (...changes: ExportChange[]): ChangeNotes =>
  changeNotes({ changes } as ReleaseComparison, PREVIOUS_SNAPSHOT, CURRENT_SNAPSHOT);
const changed = (...details: Detail[]): string =>
  notesOf(testChange('changed', { before: 'Shape', after: 'Shape', symbolKind: 'interface', details })).after.get(
    'interfaces/Shape.md',
  ) ?? '';

it('says what is new, and nothing about what is the same', () => {
  const { before, after } = notesOf(
    testChange('added', { after: 'fresh' }),
    testChange('equal', { before: 'same', after: 'same' }),
  );
  expect([...after.keys()]).toEqual(['functions/fresh.md']);
  expect(after.get('functions/fresh.md')).toContain('**New in 0.1.7**');
  expect(before.size).toBe(0);
});

it('says on the old page what to use, with links to what the new release exports', () => {
  const { before } = notesOf(
    testChange('removed', { before: 'gone', note: 'Use `fresh().size` or `other`.' }),
    testChange('added', { after: 'fresh' }),
  );
  expect(before.get('functions/gone.md')).toContain(
    '**Gone in 0.1.7.** Use [`fresh().size`](/api/functions/fresh/) or `other`.',
  );
});

it('links the names of what was renamed both ways, and explains a name that was taken over', () => {
  const { before, after } = notesOf(
    testChange('renamed', { before: 'ask', after: 'askSimply', note: 'The same.' }),
    testChange('renamed', { before: 'askWell', after: 'ask', note: 'The same.' }),
  );
  expect(before.get('functions/ask.md')).toContain('**Called [`askSimply`](/api/functions/askSimply/) in 0.1.7.**');
  expect(after.get('functions/askSimply.md')).toContain('**Called [`ask`](/docs/api/functions/ask/) in 0.1.3.**');
  expect(after.get('functions/ask.md')).toMatch(
    /\*\*Called \[`askWell`\]\(\/docs\/api\/functions\/askWell\/\) in 0\.1\.3\.\*\*[^]+The \[`ask` of 0\.1\.3\]\(\/docs\/api\/functions\/ask\/\) is \[`askSimply`\]\(\/api\/functions\/askSimply\/\) now\./u,
  );
});

it('shows signatures that break code, and names the other members', () => {
  const text = changed(
    { kind: 'member added', member: 'b', breaks: [], after: 'b: 1;' },
    { kind: 'signature changed', member: 'c', breaks: [], before: 'c(): 1;', after: 'c(): 2;' },
    { kind: 'signature changed', member: 'd', breaks: ['callers'], before: 'd(): 1;', after: 'd(): 2;' },
    { kind: 'signature changed', member: 'f', breaks: ['callers'], before: 'f(): 1;', after: 'f(): 2;' },
    { kind: 'member added', member: 'e', breaks: [], after: 'e: 1;' },
  );
  expect(text).toContain('New: `b`, `e`');
  expect(text).toContain(
    'Signature changed, **breaking for callers**: `d`, `f`\n\n```diff\n- d(): 1;\n+ d(): 2;\n- f(): 1;\n+ f(): 2;\n```\n\nAlso changed: `c`',
  );
  expect(text).toContain('](/api/changes/#shape)');
});

it('stays short: many members and signatures are only on the page of changes', () => {
  const text = changed(
    ...Array.from({ length: 14 }, (_, index): Detail => ({ kind: 'member added', member: `m${index}`, breaks: [] })),
    ...Array.from({ length: 6 }, (_, index): Detail => {
      const [before, after] = [`s${index}(): 1;`, `s${index}(): 2;`];
      return { kind: 'signature changed', member: `s${index}`, breaks: [], before, after };
    }),
  );
  expect(text).toContain('`m9` and 4 more');
  expect(text.match(/^- s\d/gmu)).toHaveLength(4);
  expect(text).toContain('Also changed: `s4`, `s5`');
});

it('leaves out lines that are equal, except the first and the last', () => {
  const before = 'f(a: {\n    b: 1;\n    c: 1;\n    d: 1;\n}): void';
  expect(withoutEqualLines(lineDiff(before, before.replace('d: 1', 'd: 2')))).toBe(
    '  f(a: {\n      …\n-     d: 1;\n+     d: 2;\n  }): void',
  );
});
