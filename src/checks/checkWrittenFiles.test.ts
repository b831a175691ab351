import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderWith, writeFiles } from '../utils/testFolder';
import { checkWrittenFiles as readAndCheck } from './checkWrittenFiles';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const GIF = Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0', 'latin1');

const checkWrittenFiles = async (siteDir: string): Promise<string[]> => (await readAndCheck(siteDir)).problems;

describe('checkWrittenFiles', () => {
  let site: string;
  const write = (file: string, content: string | Buffer): void => writeFiles(site, { [file]: content });
  /** What is wrong with a page whose body starts on line 5. */
  const check = (body: string, file = 'docs/x.md'): Promise<string[]> => {
    write(file, `---\ntitle: X\n---\n\n${body}`);
    return checkWrittenFiles(site);
  };
  const fenced = (language: string, ...lines: string[]): string => `\`\`\`${language}\n${lines.join('\n')}\n\`\`\`\n`;

  beforeEach(() => {
    site = folderWith();
  });

  it.each([
    'docs/a.md',
    'community/b.mdx',
    'community/Streams/11-2024/2024-11-15.md',
    'community/Discord/development/coders/chat_2024-11-20.md',
  ])('reports file and line of broken YAML in %s', async (file) => {
    write(file, '---\ntitle: X\ndescription: One: two\n---\n');
    expect(await checkWrittenFiles(site)).toEqual([
      `${file}:3: the front matter is not valid YAML: Nested mappings are not allowed in compact mappings: fix the line; put values with a colon, a quote or a bracket into quotes`,
    ]);
  });

  it('names the file whose front matter uses aliases that stand for billions of values', async () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `b${level + 1}: &b${level + 1} [${`*b${level},`.repeat(9)}]`,
    );
    write('docs/x.md', ['---', 'b0: &b0 [x]', ...levels, '---', ''].join('\n'));
    expect(await checkWrittenFiles(site)).toEqual([
      'docs/x.md:2: the front matter uses aliases (*name) too often: write the values out',
    ]);
  });

  it('reports an open code block alone, as everything after it is read wrongly', async () => {
    const body = '```bash\nls\n\n::::tabs{group="system"}\n\n:::tab[A]\n\n```bash\nls\n```\n\n:::\n\n::::\n';
    expect(await check(body)).toEqual(['docs/x.md:5: this code block is still open on line 12: end it with ```']);
  });

  it('reports every mistake in every file', async () => {
    write('docs/a.md', '---\ntitle: [\n---\n');
    write('docs/b.md', Buffer.from('\uFEFF# B\n', 'utf16le'));
    expect(await checkWrittenFiles(site)).toHaveLength(2);
  });

  describe('of files that are not text', () => {
    const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
    const BAD_BYTES = 'this line has bytes that are not UTF-8: save the file as UTF-8, or remove what is not text';

    it.each([
      ['UTF-16 with a byte order mark', utf16('\uFEFF# X\n'), '1: the file is encoded as UTF-16 (little-endian): save'],
      ['UTF-16 without one', utf16('# X\n'), '1: the file is encoded as UTF-16 (little-endian): save it as UTF-8'],
      ['UTF-16 the other way round', utf16('# X\n').swap16(), '1: the file is encoded as UTF-16 (big-endian): save it'],
      ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x23, 0, 0, 0]), '1: the file is encoded as UTF-32: save it as UTF-8'],
      ['Latin 1', Buffer.from('---\ntitle: X\n---\ncafé\n', 'latin1'), `4: ${BAD_BYTES}`],
      ['a character that is cut off', Buffer.from('# X\n€').subarray(0, -1), `2: ${BAD_BYTES}`],
      ['binary after front matter', Buffer.from('---\ntitle: X\n---\n\n\x89PNG\0', 'latin1'), `5: ${BAD_BYTES}`],
      ['control characters', '---\ntitle: X\n---\n\n\0\u0001\n', '5: the control character U+0000 is not text: remove'],
    ])('reports %s, with the fix', async (_, bytes, message) => {
      write('docs/x.md', bytes);
      expect(await checkWrittenFiles(site)).toEqual([expect.stringContaining(`docs/x.md:${message}`)]);
    });

    it('reports the line of a word of megabytes', async () => {
      write('docs/x.md', `# X\n\nA ${'b'.repeat(2_000_000)} c\n`);
      expect(await checkWrittenFiles(site)).toEqual([
        'docs/x.md:3: a word has 2000000 characters: shorten it to 1000, or put the data into a file',
      ]);
    });

    it('accepts UTF-8 with a byte order mark, an empty file and a replacement character', async () => {
      write('docs/a.md', '\uFEFF---\ntitle: X\n---\n');
      write('docs/b.md', '');
      write('docs/c.md', 'A \uFFFD stands for what was lost.\n');
      expect(await checkWrittenFiles(site)).toEqual([]);
    });
  });

  it.each([
    ['a folder around it', 'docs/loop', '.'],
    ['itself', 'static/loop', 'loop'],
    ['nothing', 'community/gone.md', 'nowhere.md'],
  ])('rejects a symbolic link to %s', async (_, link, target) => {
    write(`${path.dirname(link)}/x.md`, '# X\n');
    symlinkSync(target, path.join(site, link));
    expect(await checkWrittenFiles(site)).toEqual([
      `${link}:1: this is a symbolic link, which could form a loop: copy the files here, or remove the link`,
    ]);
  });

  describe('of JSON', () => {
    const FIX =
      'fix it, use the language "jsonc" if it has comments, or write <!-- sample-skip: the reason --> above it';

    it.each([
      ['a comma that is missing', fenced('json', '{', '  "a": 1', '  "b": 2', '}'), 7, 'comma expected'],
      ['a comma too many', fenced('json title="x"', '{', '  "a": 1,', '}'), 7, 'property name expected'],
      ['a value that is missing', fenced('json', '{ "a": }'), 6, 'value expected'],
      ['a comment', fenced('json', '{ "a": 1 } // one'), 6, 'invalid comment token'],
      ['an extract', fenced('json', '"a": 1'), 6, 'end of file expected'],
      ['nothing', fenced('json', ''), 6, 'value expected'],
    ])('names the line of %s', async (_, body, line, problem) => {
      expect(await check(body)).toEqual([`docs/x.md:${line}: the sample is not valid JSON (${problem}): ${FIX}`]);
    });

    it('accepts JSON, comments in jsonc, and samples that are skipped with a reason', async () => {
      const valid = fenced('json', '{ "a": [1, "b", null] }');
      const comments = fenced('jsonc', '// One', '{ "a": 1, }');
      const skipped = `<!-- sample-skip: an extract -->\n${fenced('json', '"a": 1')}`;
      expect(await check(`${valid}\n${comments}\n${skipped}`)).toEqual([]);
    });

    it('accepts members of a file without the outer braces, and names the line of what is wrong with them', async () => {
      const fragment = (...lines: string[]): string => `<!-- sample-fragment: package -->\n${fenced('json', ...lines)}`;
      expect(await check(fragment('"a": 1,', '"b": [2],'))).toEqual([]);
      expect(await check(fragment('"a": 1', '"b": 2'))).toEqual([
        `docs/x.md:7: the sample is not valid JSON (comma expected): ${FIX}`,
      ]);
      expect(await check(fragment('{ "a": 1 }'))).toEqual([
        'docs/x.md:7: the fragment looks like a whole file: leave out the outer braces',
      ]);
    });

    it('requires jsonc to be valid apart from comments and commas, and a reason for skipping', async () => {
      expect(await check(fenced('jsonc', '// One', '{ "a" }'))).toEqual([
        'docs/x.md:7: the sample is not valid JSON (colon expected): fix it, or write <!-- sample-skip: the reason --> above it',
      ]);
      expect(await check(`<!-- sample-skip: -->\n${fenced('json', '{')}`)).toEqual([
        'docs/x.md:7: the sample is skipped without a reason: add one',
      ]);
    });
  });

  describe('of diagrams', () => {
    it.each([
      ['a flow chart', ['flowchart LR', '  A["<b>one</b>"] --> B'], undefined],
      ['another kind', ['pie title X', '  "a" : 1'], undefined],
      [
        'a bracket that is not closed',
        ['flowchart LR', '  A --> B', '  C[open --> D'],
        /^docs\/x\.md:8: Mermaid cannot read the diagram: .*C\[open.* Expecting .*: fix it$/u,
      ],
      [
        'a message without text',
        ['sequenceDiagram', '  A->>B hi'],
        /^docs\/x\.md:7: .*Expecting 'TXT', got 'NEWLINE'/u,
      ],
      [
        'one below comments',
        ['---', 'title: X', '---', '%% One', 'flowchart LR', '  %% Two', '  A[open --> B', '  B --> C'],
        /^docs\/x\.md:12: /u,
      ],
      ['an unknown kind', ['flowers LR', '  A --> B'], /^docs\/x\.md:6: .*No diagram type detected/u],
      ['another parser', ['pie title X', '  a : 1'], /^docs\/x\.md:7: /u],
    ])('reads %s', async (_, lines, message) => {
      const found = (await check(fenced('mermaid', ...lines))).filter((problem) => !problem.includes('has no acc'));
      expect(found).toEqual(message ? [expect.stringMatching(message)] : []);
    });

    it('misses text alternatives', async () => {
      const diagram = (...alternative: string[]): string =>
        fenced('mermaid', 'flowchart LR', ...alternative, '  A --> B');
      expect(await check(diagram('accTitle: X', 'accDescr: What X shows.'))).toEqual([]);
      expect(await check(diagram('accTitle: X', 'accDescr {', '  What X shows.', '}'))).toEqual([]);
      expect(await check(diagram())).toEqual([
        "docs/x.md:6: the diagram has no accTitle: name it in a few words, for readers who can't see it",
        "docs/x.md:6: the diagram has no accDescr: say in sentences what it shows, for readers who can't see it",
      ]);
      expect(await check(diagram('accTitle: X', 'accDescr {', '}'))).toHaveLength(1);
    });
  });

  describe('of images', () => {
    beforeEach(() => {
      write('docs/a picture.png', PNG);
      write('static/img/b.png', PNG);
    });

    it('accepts images that exist, or are on other sites', async () => {
      const there = ['./a%20picture.png', '../docs/a%20picture.png', '/img/b.png?x#y', '@site/static/img/b.png'];
      const elsewhere = ['https://example.com/c.png', 'pathname:///img/c.png', 'data:image/png;base64,AA=='];
      expect(await check([...there, ...elsewhere].map((url) => `![X](${url})\n`).join('\n'))).toEqual([]);
    });

    it.each([
      ['beside the page', './b.png', 'docs/b.png'],
      ['in static', '/img/c.png', 'static/img/c.png'],
      ['in the site', '@site/c.png', 'c.png'],
      ['at an address that cannot be decoded', './%E0.png', './%E0.png'],
    ])('reports the line of an image that is missing %s', async (_, url, target) => {
      expect(await check(`# X\n\nText\nand ![X](${url})\n`)).toEqual([
        `docs/x.md:8: there is no image ${target}: add it, or fix the URL "${url}"`,
      ]);
    });

    it.each([
      ['a GIF called .png', 'c.png', GIF, 'is a gif file: save it as png'],
      ['a PNG called .svg', 'c.svg', PNG, 'is a png file: save it as svg'],
      ['what browsers do not show', 'c.bmp', PNG, 'save it as one of gif, jpeg, jpg, png, svg, webp'],
    ])('reports the line of %s', async (_, name, bytes, message) => {
      write(`static/img/${name}`, bytes);
      expect(await check(`![X](/img/${name})\n`)).toEqual([
        expect.stringMatching(new RegExp(`^docs/x\\.md:5: .*static/img/${name}.*${message}`, 'u')),
      ]);
    });

    it('reports the line of an image without a text', async () => {
      const problem = 'has no alt text: say in the brackets what it shows';
      expect(await check('![](/img/b.png)\n\n![ ](https://example.com/c.png)\n')).toEqual([
        `docs/x.md:5: the image "/img/b.png" ${problem}`,
        `docs/x.md:7: the image "https://example.com/c.png" ${problem}`,
      ]);
    });

    it('reports images and variants of them that are large', async () => {
      write('static/img/c.svg', '<svg width="1" height="1"></svg>');
      write('static/img/c.narrow.svg', `<svg width="1" height="1">${' '.repeat(40_000)}</svg>`);
      expect(await check('![X](/img/c.svg)\n')).toEqual([
        'docs/x.md:5: static/img/c.narrow.svg is 41 kB: make it smaller than 40 kB',
      ]);
    });

    it.each([
      ['a drawing', '<svg></svg>'],
      ['an empty file', ''],
    ])('reports the line of %s without a size', async (_, text) => {
      write('static/img/c.svg', text);
      expect(await check('![X](/img/c.svg)\n')).toEqual([
        'docs/x.md:5: the width and height of static/img/c.svg cannot be read: write them into the file, or save it again',
      ]);
    });

    it('reports the line of a raw <img>', async () => {
      const problem = 'raw <img> is not checked by the build: write ![what it shows](address)';
      const body = '<p>\n  <!-- <img src="not"> -->\n  <IMG src="/img/b.png">\n</p>\n\nText <img src="x"> `<img>`\n';
      expect(await check(body)).toEqual([`docs/x.md:7: ${problem}`, `docs/x.md:10: ${problem}`]);
    });

    it('accepts a component whose source the build resolves', async () => {
      expect(await check('<img src={picture} alt="X" />\n', 'docs/x.mdx')).toEqual([]);
    });
  });
});
