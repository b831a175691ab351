import { parse } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse';
import { describe, expect, it, vi } from 'vitest';
import { builtPage } from '../../../page-model/builtPage';
import { readPage, type ReadPage } from './readPage';

vi.mock('@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse', async (original) => {
  const module = await original<{ parse: typeof parse }>();
  return { parse: vi.fn(module.parse) };
});

const HTML = `<!doctype html><html lang="en"><head><meta name="description" content="All of them."><meta name="robots" content="noindex"></head>
<body><nav><h2>Menu</h2></nav><article><h1>Settings</h1><p>A page.</p>
<h2 id="keys">Keys<a class="hash-link" href="#keys">#</a></h2><table><tbody><tr><td><code>API_KEY</code></td></tr></tbody></table>
</article><footer>End</footer>`;

function read(html: string, options: { withNames: boolean }): ReadPage {
  return readPage(builtPage(html, 'docs/settings/index.html', 'docs/settings/'), options);
}

describe('readPage', () => {
  it('finds title, description, sections and names of the article', () => {
    const page = read(HTML, { withNames: true });
    expect(page).toMatchObject({
      route: 'docs/settings/',
      pageTitle: 'Settings',
      description: 'All of them.',
      sections: [
        { title: 'Settings', hash: '', content: 'A page.' },
        { title: 'Keys', hash: '#keys', content: '`API_KEY`' },
      ],
      names: new Map([['keys', ['API_KEY']]]),
    });
    expect(page.sections).toHaveLength(2);
  });

  it('skips what a page gathers from others', () => {
    const html = HTML.replace(
      '<table>',
      '<section data-no-search><h3>Row</h3></section><ul data-no-search><li>Entry</li></ul><table>',
    );
    expect(read(html, { withNames: true }).sections).toEqual(read(HTML, { withNames: true }).sections);
  });

  it('leaves the notes on terms out of their sentences', () => {
    const noted = HTML.replace(
      'A page',
      '<span class="term">A<span role="tooltip" id="term-a">First.</span></span> page',
    );
    expect(read(noted, { withNames: false }).sections[0]?.content).toBe('A page.');
  });

  it('skips the names if they are not needed', () => {
    expect(read(HTML, { withNames: false }).names.size).toBe(0);
  });

  it('fails if the page reader finds an unknown form', () => {
    vi.mocked(parse).mockReturnValueOnce(null);
    expect(() => read(HTML, { withNames: false })).toThrow(
      /finds docs\/settings\/ in a different form than 0\.55\.3\. Fix src\/plugins\/search\/indexing\/readPage\.ts/u,
    );
  });
});
