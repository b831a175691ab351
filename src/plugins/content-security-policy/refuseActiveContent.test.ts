import path from 'node:path';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import { describe, expect, it } from 'vitest';
import { refuseActiveContent } from './refuseActiveContent';

type Format = 'md' | 'mdx';

/**
 * The problems that Docusaurus's own Markdown pipeline, with this plugin in it, reports for a page; none if it accepts
 * the page.
 */
async function problemsOf(format: Format, body: string, frontMatter: Record<string, unknown> = {}): Promise<string[]> {
  const { process } = await createProcessorUncached({
    format,
    options: {
      siteDir: path.resolve('.'),
      staticDirs: [],
      admonitions: true,
      remarkPlugins: [],
      rehypePlugins: [refuseActiveContent],
      markdownConfig: {
        format: 'detect',
        mermaid: true,
        mdx1Compat: { comments: true, admonitions: true, headingIds: true },
        anchors: { maintainCase: false },
      },
    } as unknown as Parameters<typeof createProcessorUncached>[0]['options'],
  });
  const filePath = path.resolve(`docs/page.${format}`);
  const content = `---\ntitle: Page\n---\n\n# Page\n\n${body}\n`;
  try {
    await process({ content, filePath, frontMatter, compilerName: 'client' });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

/** The first line of the body. */
const LINE = 7;

describe('a page in Markdown', () => {
  it.each([
    ['a script', '<script>run()</script>'],
    ['a script in capitals', '<ScRiPt src="/x.js"></sCrIpT>'],
    ['a script that is not closed', '<script>run()'],
    ['a script inside a paragraph', 'Some <b>bold <script>run()</script></b> text.'],
    ['a script in the head', '<head><script>run()</script></head>'],
    ['a script in a table', '<table><tr><td><script>run()</script></td></tr></table>'],
    ['a script for readers without script', '<noscript><script>run()</script></noscript>'],
    ['a script in a template', '<template><script>run()</script></template>'],
    ['a script in a drawing', '<svg><script>run()</script></svg>'],
    ['a script in an admonition', ':::note\n\n<script>run()</script>\n\n:::', LINE + 2],
    ['a script in an item of a list', '- One\n- <script>run()</script>', LINE + 1],
    ['a comment that ends at once', '<p>Text</p>\n<!--> <script>run()</script> -->', LINE + 1],
    ['a comment of two dashes', '<p>Text</p>\n<!---> <script>run()</script> -->', LINE + 1],
    ['a comment that ends with an exclamation mark', '<p>Text</p>\n<!-- --!> <script>run()</script> -->', LINE + 1],
  ])('may not contain %s: <script>', async (_, body, line = LINE) => {
    expect(await problemsOf('md', body)).toEqual([
      `docs/page.md:${line}: <script> is not allowed in a page: remove it, or make it a component or a client module in src/`,
    ]);
  });

  it.each([
    ['a link', '[Go](javascript:run())'],
    ['a link with entities', '[Go](&#106;ava&#x73;cript&colon;run())'],
    ['a link with an entity of a tab', '[Go](java&Tab;script:run())'],
    ['a link with a tab inside', '<a href="java&Tab;script:run()">Go</a>'],
    ['a link with a new line inside', '<a href="java\nscript:run()">Go</a>'],
    ['a link with a control character in front', '<a href="&#1; javascript:run()">Go</a>'],
    ['a link by reference', '[Go][there]\n\n[there]: javascript:run()'],
    ['a short reference', 'Text [there].\n\n[there]: <javascript:run()>'],
    ['an autolink', '<javascript:run()>'],
  ])('may not contain %s: javascript:', async (_, body) => {
    expect(await problemsOf('md', body)).toEqual([
      `docs/page.md:${LINE}: href="javascript:run()" on <a> runs code: link to a page, or to an https URL`,
    ]);
  });

  it.each([
    [
      'a frame',
      '<iframe src="https://example.com/"></iframe>',
      '<iframe> is not allowed in a page: link to what it shows',
    ],
    [
      'a document in an attribute',
      '<p srcdoc="&lt;script&gt;run()&lt;/script&gt;">Text</p>',
      'srcDoc on <p> is not allowed',
    ],
    ['an object', '<object data="x.swf"></object>', '<object> is not allowed'],
    ['an embedded file', '<embed src="x.swf">', '<embed> is not allowed'],
    ['a base', '<base href="https://example.com/">', '<base> is not allowed'],
    [
      'a redirection',
      '<meta http-equiv="refresh" content="0; url=https://example.com/">',
      '<meta http-equiv> is not allowed',
    ],
    ['a handler of an event', '<p onclick="run()">Text</p>', 'onClick on <p> runs code: remove it'],
    ['a handler in capitals', '<img src="/img/x.png" ONERROR=run()>', 'onError on <img> runs code'],
    ['a handler behind a slash', '<div><svg/onload=run()></div>', 'onLoad on <svg> runs code'],
    ['a handler that nobody knows', '<p onfuture="run()">Text</p>', 'onfuture on <p> runs code'],
    [
      'the address of a button',
      '<button formaction="javascript:run()">Go</button>',
      'formAction on <button> is not allowed',
    ],
    [
      'the address of a form',
      '<form action="javascript:run()"></form>',
      'action="javascript:run()" on <form> runs code',
    ],
    ['a link in capitals', '[Go](JAVASCRIPT:run())', 'href="JAVASCRIPT:run()" on <a> runs code'],
    ['VBScript', '[Go](vbscript:run)', 'href="vbscript:run" on <a> runs code'],
    ['a page of data', '[Go](data:text/html,<script>run()</script>)', 'href="data:text/html,%3Cscript%3Erun()'],
    ['a drawing of data', '<a href="data:image/svg+xml,x">Go</a>', 'href="data:image/svg+xml,x" on <a> runs code'],
    ['an image', '![x](javascript:run())', 'src="javascript:run()" on <img> runs code'],
    [
      'a link in a drawing',
      '<svg><a xlink:href="javascript:run()"><text>Go</text></a></svg>',
      'xLinkHref="javascript:run()" on <a> runs code',
    ],
    [
      'a link that a drawing changes',
      '<svg><animate attributeName="href" values="#;javascript:run()"/></svg>',
      'values="#;javascript:run()" on <animate> runs code',
    ],
  ])('may not contain %s', async (_, body, message) => {
    expect(await problemsOf('md', body)).toEqual([expect.stringContaining(`docs/page.md:${LINE}: ${message}`)]);
  });

  it('may show all of it as code, and write about it', async () => {
    const body =
      'A `<script>`, `[Go](javascript:run())`.\n\n```html\n<script>run()</script>\n<p onclick="run()">\n```\n\n' +
      '<!-- <script>run()</script> -->\n\n&lt;script&gt;run()&lt;/script&gt;\n\n' +
      '![JavaScript: a picture](https://example.com/x.png "javascript: a title")\n\n![dot](data:image/png;base64,AA==)\n\n' +
      '<details><summary>More</summary>Text</details>\n\n<once title="javascript:x">Text</once>\n\n[Home](/docs/intro/ "onclick=")';
    expect(await problemsOf('md', body)).toEqual([]);
  });

  it('reports all problems at once', async () => {
    expect(await problemsOf('md', '<script>run()</script>\n\n<p onclick="run()" onfocus="run()">Text</p>')).toEqual([
      expect.stringContaining(`docs/page.md:${LINE}: <script>`),
      expect.stringContaining(`docs/page.md:${LINE + 2}: onClick on <p>`),
      expect.stringContaining(`docs/page.md:${LINE + 2}: onFocus on <p>`),
    ]);
  });

  it('may not have an address that runs code in its front matter', async () => {
    expect(await problemsOf('md', 'Text.', { title: 'Page', custom_edit_url: 'javascript:run()' })).toEqual([
      'docs/page.md:1: "javascript:run()" runs code: write the URL of a page, or an https URL',
    ]);
  });
});

describe('a page in MDX', () => {
  it.each([
    ['a script', '<script>run()</script>'],
    ['a script in the head', '<Head>\n  <script>run()</script>\n</Head>', LINE + 1],
    ['a script in an expression', 'Text {true && <script>{`run()`}</script>}'],
    ['a script in a component', 'export const Code = () => (\n  <script src="/x.js" />\n);\n\n<Code />', LINE + 1],
  ])('may not contain %s: <script>', async (_, body, line = LINE) => {
    expect(await problemsOf('mdx', body)).toEqual([
      `docs/page.mdx:${line}: <script> is not allowed in a page: remove it, or make it a component or a client module in src/`,
    ]);
  });

  it.each([
    ['a link', '[Go](javascript:run())'],
    ['a link in braces', "<a href={'javascript:run()'}>Go</a>"],
    ['a link in an expression', "{[1].map(() => <a href={'javascript:run()'}>Go</a>)}"],
    ['a link by reference', '[Go][there]\n\n[there]: javascript:run()'],
  ])('may not contain %s: javascript:', async (_, body) => {
    expect(await problemsOf('mdx', body)).toEqual([
      `docs/page.mdx:${LINE}: href="javascript:run()" on <a> runs code: link to a page, or to an https URL`,
    ]);
  });

  it.each([
    ['a frame', '<iframe src="https://example.com/" />', '<iframe> is not allowed'],
    ['a frame in an attribute', '<Card icon={<iframe src="/" />} />', '<iframe> is not allowed'],
    ['a redirection', '<meta httpEquiv="refresh" content="0" />', '<meta http-equiv> is not allowed'],
    [
      'HTML as it is',
      '<p dangerouslySetInnerHTML={{ __html: "<b>x</b>" }} />',
      'dangerouslySetInnerHTML on <p> is not allowed in a page: write it as Markdown',
    ],
    ['a handler of an event', '<p onClick={() => run()}>Text</p>', 'onClick on <p> runs code'],
    ['a handler of a component', '<Tabs onChange={run}>Text</Tabs>', 'onChange on <Tabs> runs code'],
    ['a link in JSX', '<a href="JavaScript&#58;run()">Go</a>', 'href="JavaScript:run()" on <a> runs code'],
    ['a link in a template', '<a href={`javascript:${1}`}>Go</a>', 'href="javascript:" on <a> runs code'],
    ['a link of a component', '<Link to="javascript:run()">Go</Link>', 'to="javascript:run()" on <Link> runs code'],
    [
      'a link of a drawing',
      '{<a xlink:href="javascript:run()">Go</a>}',
      'xlink:href="javascript:run()" on <a> runs code',
    ],
  ])('may not contain %s', async (_, body, message) => {
    expect(await problemsOf('mdx', body)).toEqual([expect.stringContaining(`docs/page.mdx:${LINE}: ${message}`)]);
  });

  it('may use components, and code as code', async () => {
    const body =
      'import Tabs from \'@theme/Tabs\';\n\n<Tabs once groupId="one">\n  `<script>`\n</Tabs>\n\n<!-- <script>run()</script> -->\n\n' +
      '```html\n<script>run()</script>\n```\n\n{1 < 2 ? <b title="javascript:">yes</b> : null}';
    expect(await problemsOf('mdx', body)).toEqual([]);
  });
});
