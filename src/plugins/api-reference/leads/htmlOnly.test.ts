import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { leadsInHtmlOnly } from './htmlOnly';
import type { Root } from 'hast';

/** A page whose section with leads is `children`. */
async function compiled(children: Root['children']): Promise<string> {
  const addSection = () => (tree: Root) => {
    tree.children.push({
      type: 'element',
      tagName: 'section',
      properties: { dataLeads: '' },
      children: children as never,
    });
  };
  const file = await compile('# One\n', {
    format: 'md',
    jsx: true,
    rehypePlugins: [addSection, [leadsInHtmlOnly, { baseUrl: '/eliza/' }]],
  });
  return String(file);
}

const element = (tagName: string, text: string, properties = {}): Root['children'][number] => ({
  type: 'element',
  tagName,
  properties,
  children: [{ type: 'text', value: text }],
});

describe('leadsInHtmlOnly', () => {
  it('leaves headings, and gives the rest to the built page only', async () => {
    const script = await compiled([
      element('h2', 'Explained in', { id: 'explained-in' }),
      element('a', 'Guide', { href: '/docs/one/' }),
      element('a', 'Code', { href: 'https://code.test/' }),
    ]);
    expect(script).toContain('<_components.h2 id="explained-in">{"Explained in"}</_components.h2>');
    expect(script).toContain('div data-built={1} suppressHydrationWarning={true} dangerouslySetInnerHTML={{');
    expect(script).toContain('__html: process.env.HYDRATE_CLIENT_ENTRY ? "" : "<a href=/eliza/docs/one/>Guide</a>');
    expect(script).toContain('<a href=https://code.test/ target=_blank');
  });
});
