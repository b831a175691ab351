import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { showBlocks } from './showBlocks';

const reader = unified().use(remarkParse).use(remarkDirective).use(showBlocks);

const page = (value: string): { value: string; path: string } => ({ value, path: 'docs/x.md' });
const html = (text: string): string =>
  String(reader().use(remarkRehype).use(rehypeStringify).processSync(page(text))).replaceAll('\n', '');
const error = (text: string): string => {
  try {
    html(text);
  } catch (thrown) {
    return (thrown as Error).message;
  }
  return '';
};

describe('showBlocks', () => {
  it('marks steps, and leaves what is in them', () => {
    expect(html(':::steps\n\n1. One\n2. Two\n\n:::')).toBe(
      '<div class="steps"><ol><li>One</li><li>Two</li></ol></div>',
    );
  });

  it('makes cards of links, with what they say as a note', () => {
    expect(html(':::cards\n\n- [A](/a/): some `code` more\n- [B](/b/)\n\n:::')).toBe(
      '<div class="cards"><ul><li><a href="/a/">A</a> <span>some <code>code</code> more</span></li><li><a href="/b/">B</a></li></ul></div>',
    );
  });

  it('shows files with notes, also in folders', () => {
    expect(html(':::files\n\n- `a/`\n    - `b.ts`: the b\n\n:::')).toBe(
      '<div class="files"><ul><li><code>a/</code><ul><li><code>b.ts</code> <span>the b</span></li></ul></li></ul></div>',
    );
  });

  it('marks numbers of headings of the second level without changing their text', () => {
    expect(html('## 1. Install `x`')).toBe(
      '<h2><span class="step-number">1<span>.</span></span> Install <code>x</code></h2>',
    );
    expect(html('## 2.5 times\n\n### 1. Third level')).toBe('<h2>2.5 times</h2><h3>1. Third level</h3>');
  });

  it('marks what readers need', () => {
    expect(html('**You need:** Node.\n\n**You know:** that.')).toBe(
      '<p class="needs"><strong>You need:</strong> Node.</p><p><strong>You know:</strong> that.</p>',
    );
  });

  it('makes tabs with a shared choice, and loads their code in this page', () => {
    const text = '::::tabs{group="system"}\n\n:::tab[Debian, Ubuntu]\n\nA\n\n:::\n\n:::tab[macOS]\n\nB\n\n:::\n\n::::';
    const tree = reader.runSync(reader.parse(page(text)), page(text));
    expect(tree).toMatchObject({
      children: [
        { type: 'mdxjsEsm', data: { estree: { body: [{ source: { value: '@theme/Tabs' } }] } } },
        { type: 'mdxjsEsm', data: { estree: { body: [{ source: { value: '@theme/TabItem' } }] } } },
        {
          type: 'mdxJsxFlowElement',
          name: 'Tabs',
          attributes: [{ name: 'groupId', value: 'system' }],
          children: [
            {
              name: 'TabItem',
              attributes: [{ value: 'debian-ubuntu' }, { value: 'Debian, Ubuntu' }],
              children: [
                { data: { hProperties: { className: ['tab-name'] } }, children: [{ value: 'Debian, Ubuntu' }] },
                { type: 'paragraph' },
              ],
            },
            { name: 'TabItem', attributes: [{ value: 'macos' }, { value: 'macOS' }] },
          ],
        },
      ],
    });
    expect(html('No tabs.')).toBe('<p>No tabs.</p>');
  });

  it.each([
    ['dashes in steps', ':::steps\n\n- One\n\n:::', 1, 'must contain exactly one numbered list'],
    ['text before steps', 'Text.\n\n:::steps\n\nMore.\n\n1. One\n\n:::', 3, 'must contain exactly one numbered list'],
    ['a card without a link', ':::cards\n\n- [A](/a/)\n- B\n\n:::', 4, `doesn't start with a link`],
    ['a file without code', ':::files\n\n- a.ts\n\n:::', 3, `doesn't start with a name in code`],
    [
      'an unknown group',
      '::::tabs{group="os"}\n\n:::tab[A]\n\nA\n\n:::\n\n::::',
      1,
      'the group of tabs "os" is unknown',
    ],
    ['text between tabs', '::::tabs{group="system"}\n\nA\n\n::::', 3, 'may contain only ":::tab[Name]"'],
    ['a tab without a name', '::::tabs{group="system"}\n\n:::tab\n\nA\n\n:::\n\n::::', 3, 'name each tab'],
    ['a tab alone', ':::tab[A]\n\nA\n\n:::', 1, 'a tab is outside of tabs'],
  ])('refuses %s', (_, text, line, message) => {
    expect(error(text)).toContain(`docs/x.md:${line}: `);
    expect(error(text)).toContain(message);
  });
});
