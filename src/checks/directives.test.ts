import { describe, expect, it } from 'vitest';
import { checkDirectives } from './directives';
import { parsePage } from '../page-model/written';

const check = (body: string): string[] => checkDirectives(parsePage('docs/x.md', `---\ntitle: X\n---\n\n${body}`));

describe('checkDirectives', () => {
  it.each([
    ['call-outs and blocks', ':::broken[No reply]\n\nX.\n\n:::\n\n:::steps\n\n1. One\n\n:::\n'],
    ['blocks in blocks', '::::tabs{group="system"}\n\n:::tab[A]\n\nX.\n\n:::\n\n::::\n'],
    ['one in a list', '- One\n\n  :::note\n\n  X.\n\n  :::\n'],
    ['one in a quote', '> :::note\n>\n> X.\n>\n> :::\n'],
    ['code and colons in text', '```md\n:::nope\n```\n\n`:::nope` at 10:30 on ::1 with a::b\n'],
  ])('accepts %s', (_, body) => {
    expect(check(body)).toEqual([]);
  });

  it.each([
    ['a name that nothing knows', ':::brokn\n\nX.\n\n:::\n', '5: there is no block ":::brokn": write ":::broken"'],
    ['a block without an end', ':::note\n\nX.\n', '5: ":::note" has no end: write ::: on its own line below it'],
    ['an end with too few colons', '::::note\n\nX.\n\n:::\n', '5: "::::note" has no end: write :::: '],
    ['a blank before the name', '::: note\n\nX.\n\n:::\n', '5: "::: note" starts no block: write the name directly'],
    ['an end without a start', 'X.\n\n:::\n', '7: ":::" ends no block: remove it'],
    ['a title without brackets', ':::note Read this\n\nX.\n\n:::\n', '5: ":::note Read this" starts no block'],
  ])('reports %s', (_, body, message) => {
    expect(check(body)[0]).toContain(`docs/x.md:${message}`);
  });
});
