import { describe, expect, it } from 'vitest';
import type { ExportChange } from './comparison';
import { breakingTable } from './listBreakingChanges';
import { testChange } from './testChange';

const change = (before: string, more: Partial<ExportChange>): ExportChange =>
  testChange('changed', { before, after: before, breaks: ['callers'], note: 'Change it.', ...more });

describe('breakingTable', () => {
  it('lists what is gone or renamed by name, then what changed; equal advice is given once', () => {
    const table = breakingTable([
      change('a', {}),
      change('b', { kind: 'renamed', after: 'c', note: 'The same.' }),
      change('d', { kind: 'removed', after: undefined, note: 'Use `e`.' }),
      change('f', { breaks: ['callers', 'implementers'] }),
      change('g', {}),
      change('h', { breaks: [] }),
    ]);
    expect(table.split('\n').slice(2)).toEqual([
      '| `b` | uses it | Rename it to `c`. The same. |',
      '| `d` | uses it | Use `e`. |',
      '| `a`, `g` | uses it | Change it. |',
      '| `f` | uses, makes or extends it | Change it. |',
    ]);
  });

  it('names what has no advice', () => {
    expect(() => breakingTable([change('a', { note: undefined })])).toThrow(
      'Breaking changes without advice: a. Write it in changes/compare/decisions.ts',
    );
  });
});
