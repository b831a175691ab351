import { describe, expect, it } from 'vitest';
import { parsePage } from '../page-model/written';
import { checkTables } from './tables';

const check = (body: string): string[] => checkTables(parsePage('docs/x.md', `---\ntitle: X\n---\n\n${body}`));

describe('checkTables', () => {
  it.each([
    ['a table', '| A | B |\n| --- | --- |\n| `a \\| b` | |\n'],
    ['a first column without a name', '| | B |\n| --- | --- |\n| a | b |\n'],
    ['one in a block', ':::note\n\n| A |\n| --- |\n| a |\n\n:::\n'],
    ['code, and a line with bars', '```md\n| a | b |\n| c | d |\n```\n\n|x| is a number\n'],
  ])('accepts %s', (_, body) => {
    expect(check(body)).toEqual([]);
  });

  it.each([
    ['a cell too many', '| A | B |\n| --- | --- |\n| a | b | c |\n', '7: this row has 3 cells, the table 2 columns'],
    ['a cell too few', '| A | B |\n| --- | --- |\n| a |\n', '7: this row has 1 cells, the table 2 columns'],
    ['a bar in code', '| A | B |\n| --- | --- |\n| `a | b` | c |\n', '7: this row has 3 cells'],
    ['no line below the header', '| A | B |\n| a | b |\n', "5: this isn't a table: write a header, a line such as"],
    ['a header without names', '| | |\n| --- | --- |\n| a | b |\n', '5: a column of this table has no name'],
    ['a header with fewer columns', '| A |\n| --- | --- |\n| a | b |\n', "5: this isn't a table"],
  ])('reports %s', (_, body, message) => {
    expect(check(body)).toEqual([expect.stringContaining(`docs/x.md:${message}`)]);
  });
});
