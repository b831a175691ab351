import { describe, expect, it } from 'vitest';
import { anchorsOf, checkAnchors } from './anchors';
import { parsePage } from '../page-model/written';

const page = (body: string): ReturnType<typeof parsePage> => parsePage('docs/x.md', `---\ntitle: X\n---\n\n${body}`);

describe('anchorsOf', () => {
  it('has what links can lead to: headings but the first, their own ids, and ids in HTML', () => {
    const body =
      '# X\n\n## What `a_b` does\n\n## Named {#own}\n\n## X\n\n<a id="place"></a>\n\n<!-- <b id="none"> -->\n\n```md\n## No\n```\n';
    expect([...anchorsOf(page(body))]).toEqual(['what-a_b-does', 'own', 'x-1', 'place']);
  });
});

describe('checkAnchors', () => {
  it('accepts headings that differ', () => {
    expect(checkAnchors(page('# X\n\n## Fix\n\n## Fix it\n\n```md\n## Fix\n```\n'))).toEqual([]);
  });

  it.each([
    ['two equal headings', '## Fix\n\n### Fix\n', '7: "Fix" has the anchor #fix, as "Fix" on line 5: word one of them'],
    ['headings with one anchor', '## Fix!\n\n## `fix`\n', '7: "fix" has the anchor #fix, as "Fix!" on line 5'],
    ['a heading like the title', '# X\n\n## X\n', '7: "X" has the anchor #x, as "X" on line 5'],
    ['two equal ids', '## A {#x}\n\nA <a id="x"></a>\n', '7: id="x" has the anchor #x, as "A {#x}" on line 5'],
  ])('reports %s', (_, body, message) => {
    expect(checkAnchors(page(body))).toEqual([expect.stringContaining(`docs/x.md:${message}`)]);
  });
});
