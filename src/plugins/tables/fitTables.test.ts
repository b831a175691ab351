import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { fitTables } from './fitTables';

const table = (...columns: string[]): string =>
  ['', ...columns, ''].join('|') +
  '\n' +
  ['', ...columns.map(() => '-'), ''].join('|') +
  '\n' +
  ['', ...columns, ''].join('|');

const compiled = async (text: string): Promise<string> =>
  String(await compile(text, { remarkPlugins: [remarkGfm], rehypePlugins: [fitTables], jsx: true }));

describe('fitTables', () => {
  it('gives tables of three columns their headers as labels, in quotes', async () => {
    expect(await compiled(table('`A`', 'b "c"', 'd'))).toContain(
      String.raw`"--header-1": "\"A\"",
    "--header-2": "\"b \\\"c\\\"\"",
    "--header-3": "\"d\""`,
    );
  });

  it('leaves smaller tables without labels', async () => {
    expect(await compiled(table('a', 'b'))).not.toContain('--header');
  });

  it('lets long names in cells break, as code that the theme leaves alone', async () => {
    expect(await compiled(table('`OPENAI_API_KEY`', '[`aLongNameOf`](/)'))).toContain(
      '<code>{"OPENAI_"}<_components.wbr />{"API_KEY"}</code>',
    );
  });

  it('lets long names of links break', async () => {
    expect(await compiled(table('[composeContext](/) and [two words](/)', 'b'))).toContain(
      '>{"compose"}<_components.wbr />{"Context"}</_components.a>{" and "}<_components.a href="/">{"two words"}<',
    );
  });

  it('marks cells that only say how much works', async () => {
    const text = await compiled(table('a', 'partly works', 'it works'));
    expect(text.match(/data-state="[^"]*"/gu)).toEqual(['data-state="partly works"']);
  });

  it('changes nothing outside of tables', async () => {
    expect(await compiled('`OPENAI_API_KEY`')).toContain('<_components.code>{"OPENAI_API_KEY"}</_components.code>');
  });
});
