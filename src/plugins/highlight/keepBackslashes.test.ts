import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { keepBackslashes } from './keepBackslashes';

/** The property that Docusaurus reads the title from has the whole rest of the line. */
async function metaOf(text: string): Promise<unknown> {
  let meta: unknown;
  const read = () => (tree: { children: unknown[] }) => {
    meta = /"meta":("(?:[^"\\]|\\.)*"|null)/u.exec(JSON.stringify(tree.children))?.[1];
  };
  await compile(text, { format: 'mdx', remarkPlugins: [keepBackslashes], rehypePlugins: [read] });
  return meta === undefined ? undefined : JSON.parse(meta as string);
}

describe('keepBackslashes', () => {
  it.each([
    [String.raw`title="D:\data\_cache"`],
    [String.raw`title="\\server\.hidden\-x" {2,5-7}`],
    [String.raw`title="a &amp; b"`],
    ['title="agent/src/dicePlugin.ts"'],
    ['{3}'],
  ])('keeps %s', async (meta) => {
    expect(await metaOf(`text\n\n\`\`\`text ${meta}\na\n\`\`\`\n`)).toBe(meta);
    expect(await metaOf(`- item\n\n  ~~~~ ini   ${meta}  \n  a\n  ~~~~\n`)).toBe(meta);
  });

  it('leaves blocks without such words alone', async () => {
    expect(await metaOf('```text\na title="\\.b"\n```\n')).toBeUndefined();
    expect(await metaOf('    title="\\.b" x\n')).toBeUndefined();
  });
});
