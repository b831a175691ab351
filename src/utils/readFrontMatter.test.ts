import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isBroken, parseFrontMatter, readFrontMatter } from './readFrontMatter';

describe('readFrontMatter', () => {
  it('reads keys with their lines, and finds the start of the body', () => {
    const read = readFrontMatter('---\ntitle: X\n\n# A comment\nsources:\n  - a\n---\n\nText\n');
    expect(read).toMatchObject({ data: { title: 'X', sources: ['a'] }, body: '\nText\n', bodyLine: 8 });
    const { lineOf } = isBroken(read) ? expect.fail('broken') : read;
    expect([lineOf('title'), lineOf('sources'), lineOf('gone')]).toEqual([2, 5, 1]);
  });

  it('leaves dates as they are written', () => {
    expect(readFrontMatter('---\ndate: 2024-02-30\n---\n')).toMatchObject({ data: { date: '2024-02-30' } });
  });

  it.each([
    ['no front matter', '# X\n', {}, '# X\n', 1],
    ['an empty one', '---\n---\n# X\n', {}, '# X\n', 3],
    ['Windows line ends', '---\r\ntitle: X\r\n---\r\n# X\r\n', { title: 'X' }, '# X\r\n', 4],
    ['a byte order mark', '\uFEFF---\ntitle: X\n---\n# X\n', { title: 'X' }, '# X\n', 4],
    ['no body', '---\ntitle: X\n---', { title: 'X' }, '', 3],
    ['a rule in the text', 'Text\n\n---\n\nText\n', {}, 'Text\n\n---\n\nText\n', 1],
  ])('accepts %s', (_, text, data, body, bodyLine) => {
    expect(readFrontMatter(text)).toMatchObject({ data, body, bodyLine });
  });

  it.each([
    ['a colon in a value', '---\ntitle: X\ndescription: One: two\n---\n', 3, /not valid YAML: Nested mappings/u],
    ['a bracket that stays open', '---\ntitle: X\nsources: [a, b\n---\n', 4, /not valid YAML: Flow sequence/u],
    ['a quote that stays open', '---\ntitle: "X\nsources: [a]\n---\n', 4, /not valid YAML: Missing closing "quote/u],
    ['a key twice', '---\ntitle: X\ntitle: Y\n---\n', 3, /Map keys must be unique/u],
    ['a tab', '---\nsources:\n\t- a\n---\n', 3, /not valid YAML: Tabs/u],
    ['a list', '---\n- a\n---\n', 2, /has no keys/u],
    ['text', '---\ntitle X\n---\n', 2, /has no keys/u],
    ['no end', '---\ntitle: X\n\n# X\n', 1, /does not end/u],
    ['another language', '---js\n{ title: "X" }\n---\n', 1, /front matter must be YAML/u],
  ])('reports the line of %s', (_, text, line, message) => {
    expect(readFrontMatter(text)).toEqual({ line, message: expect.stringMatching(message) as string });
  });
});

describe('parseFrontMatter', () => {
  const parse = (fileContent: string): ReturnType<typeof parseFrontMatter> =>
    parseFrontMatter({
      filePath: path.resolve('docs/x.md'),
      fileContent,
      defaultParseFrontMatter: () => Promise.reject(new Error('not to be called')),
    });

  it('gives Docusaurus the same data as the checks', async () => {
    expect(await parse('---\ndate: 2024-02-30\n---\n\n# X\n')).toEqual({
      frontMatter: { date: '2024-02-30' },
      content: '# X',
    });
  });

  it('reports file and line of an error', async () => {
    await expect(parse('---\ntitle: One: two\n---\n')).rejects.toThrow(
      /^docs\/x\.md:2: the front matter is not valid YAML: /u,
    );
  });
});
