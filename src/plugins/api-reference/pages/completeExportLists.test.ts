import { describe, expect, it } from 'vitest';
import type { ExportChange } from '../changes/comparison';
import { testChange } from '../changes/testChange';
import { completeList, describeRemovedExports } from './completeExportLists';

const LIST = `# All

| Function | Description |
| :------ | :------ |
| [join](functions/join.md) | Joins text. |
| [cut](functions/cut.md) | - |
| [\\_trim](functions/_trim.md) | - |
`;

/** The row of an export in the completed list. */
function row(name: string, pages: Record<string, string>, changes: readonly ExportChange[] = []): string {
  const list = completeList(LIST, {
    pages: new Map(Object.entries(pages)),
    removed: describeRemovedExports(changes, { version: '2.0.0', routeBasePath: 'api' }),
    current: { version: '2.0.0' },
  });
  return list.split('\n').find((line) => line.includes(`/${name}.md`)) ?? '';
}

const LEAD =
  '# cut()\n\n<div data-lead="" data-no-search="">\n\n`cut` makes `a | b.` of text. And more. <small>More in [Text](/docs/text/).</small>\n\n</div>\n';
const NOTE =
  '\n<blockquote data-no-search="">\n\n**Our note:** For `a.b`, take [`join`](join.md), [a type](../types/T.md#a) or [more](#more). Not this.\n\n</blockquote>\n';

describe('completeList', () => {
  it('shows the first sentence of the lead of a page whose export the sources do not describe', () => {
    expect(row('cut', { 'functions/cut.md': LEAD + NOTE })).toBe(
      '| [cut](functions/cut.md) | <span data-no-search="">`cut` makes `a \\| b.` of text.</span> |',
    );
  });

  it('shows the note of a page that has no lead, with links from the folder of the list', () => {
    expect(row('_trim', { 'functions/_trim.md': `# _trim()\n${NOTE}` })).toBe(
      '| [\\_trim](functions/_trim.md) | <span data-no-search="">For `a.b`, take [`join`](functions/join.md), [a type](types/T.md#a) or [more](functions/_trim.md#more).</span> |',
    );
  });

  it('shows no note on what is returned', () => {
    expect(row('cut', { 'functions/cut.md': `# cut()\n\n## Returns\n${NOTE}` })).toBe('| [cut](functions/cut.md) |  |');
  });

  it('leads to the page of the current release if the page has no sentence', () => {
    expect(row('cut', { 'functions/cut.md': '---\ncounterpart: "/api/functions/cut/"\n---\n\n# cut()\n' })).toBe(
      '| [cut](functions/cut.md) | <span data-no-search="">Described in [2.0.0](/api/functions/cut/).</span> |',
    );
  });

  it('marks what is gone or has another name in the current release', () => {
    // The name of a renamed export can belong to another one.
    const cut = { 'functions/cut.md': '---\ncounterpart: "/api/functions/cut/"\n---\n\n# cut()\n' };
    expect(row('cut', cut, [testChange('removed', { before: 'cut' })])).toBe(
      '| [cut](functions/cut.md) | **Gone in 2.0.0.** |',
    );
    expect(row('cut', cut, [testChange('renamed', { before: 'cut', after: 'slice' })])).toBe(
      '| [cut](functions/cut.md) | **Called [`slice`](/api/functions/slice/) in 2.0.0.** |',
    );
    expect(row('join', {}, [testChange('removed', { before: 'join' })])).toBe(
      '| [join](functions/join.md) | **Gone in 2.0.0.** Joins text. |',
    );
    expect(row('join', {}, [testChange('changed', { before: 'join', after: 'join' })])).toBe(
      '| [join](functions/join.md) | Joins text. |',
    );
  });

  it('leaves the descriptions of the sources alone', () => {
    expect(row('join', { 'functions/join.md': LEAD })).toBe('| [join](functions/join.md) | Joins text. |');
  });
});
