import { describe, expect, it } from 'vitest';
import { routeOfFile } from '../page-model/written';
import { checkLinks, type SiteMap } from './links';

const site: SiteMap = {
  pages: new Map<string, () => ReadonlySet<string> | undefined>([
    ['/docs/a/', () => new Set(['fix-it'])],
    ['/docs/core/b/', () => new Set(['one'])],
    ['/docs/made/', () => undefined],
  ]),
  routes: new Map([
    ['docs/a.md', '/docs/a/'],
    ['docs/core/b.md', '/docs/core/b/'],
  ]),
  unknown: ['/api/'],
  moved: new Map([['/docs/old/', '/docs/made/']]),
};
const check = (text: string, isConcerned?: (file: string) => boolean): string[] =>
  checkLinks([{ file: 'docs/core/b.md', text: `---\ntitle: B\n---\n\n${text}\n` }], site, isConcerned);

describe('checkLinks', () => {
  it.each([
    '[A](/docs/a/)',
    '[A](/docs/a/#fix-it)',
    '[A](../a.md#fix-it "Title")',
    '[B](#one)',
    '[A][a]\n\n[a]: /docs/a/#fix-it',
    '<a href="/docs/a/">A</a>',
    '[Made](/docs/made/#any)',
    '[API](/api/classes/X/#y)',
    '[Data](pathname:///openapi.json) [more](/data.json) [else](https://example.com/x/#y) [mail](mailto:a@b.c)',
    '`[A](/docs/gone/)`\n\n```md\n[A](/docs/gone/)\n```\n\n<!-- [A](/docs/gone/) -->',
  ])('accepts %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['[A](/docs/aa/)', '5: the link /docs/aa/ leads to no page: write /docs/a/, or remove the link'],
    ['[A](../aa.md)', '5: the link ../aa.md leads to no page: write /docs/a/, or remove the link'],
    ['[A](/docs/nowhere/)', '5: the link /docs/nowhere/ leads to no page: name another page, or remove the link'],
    ['[A](../old.md#x)', '5: the link ../old.md#x leads to no page: write /docs/made/, or remove the link'],
    ['[A](/docs/a/#elsewhere)', '5: the link /docs/a/#elsewhere leads to no section of /docs/a/: write the anchor of'],
    ['X\n[A](/docs/a/#fix-its)', '6: the link /docs/a/#fix-its leads to no section of /docs/a/: write #fix-it'],
    ['[B](#on)', '5: the link #on leads to no section of /docs/core/b/: write #one'],
    ['[A](/docs/a)', '5: the link /docs/a lacks its trailing slash: write /docs/a/'],
    ['[A][a]\n\n[a]: /docs/gone/', '7: the link /docs/gone/ leads to no page'],
    ['<p>\n<a href="/docs/gone/">A</a>\n</p>', '6: the link /docs/gone/ leads to no page'],
    ['`[A](/docs/gone/)` and\n\n[A](/docs/gone/)', '7: the link /docs/gone/ leads to no page'],
  ])('reports the broken link of %s', (text, message) => {
    expect(check(text)).toEqual([expect.stringContaining(`docs/core/b.md:${message}`)]);
  });

  it('leaves pages that have not changed alone, but not their links to what has', () => {
    const text = '[A](/docs/a/#gone) [B](#gone) [C](/docs/gone/)';
    expect(check(text, (file) => file === 'docs/a.md')).toEqual([
      expect.stringContaining('the link /docs/a/#gone leads to no section'),
      expect.stringContaining('the link /docs/gone/ leads to no page'),
    ]);
  });
});

it.each([
  ['docs/intro.mdx', '/docs/intro/'],
  ['docs/core/index.md', '/docs/core/'],
  ['src/pages/index.tsx', '/'],
  ['src/pages/markdown-page.md', '/markdown-page/'],
])('routeOfFile %s is %s', (file, route) => {
  expect(routeOfFile(file)).toBe(route);
});
