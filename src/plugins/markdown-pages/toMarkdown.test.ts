import { describe, expect, it } from 'vitest';
import { toMarkdown } from './toMarkdown';

/** The Markdown of a piece of a page, with all addresses below example.com. */
function markdownOf(html: string): string {
  return toMarkdown(html, (href) => `https://example.com/${href}`);
}

/** A code block, as the theme renders it. */
const CODE_BLOCK =
  '<div class="language-ts codeBlockContainer_a1B2 theme-code-block"><div class="codeBlockTitle_x1">src/dice.ts</div>' +
  '<div class=codeBlockContent_b><pre class="prism-code language-ts"><code><span class=token-line><span class="token keyword">const</span> a = 1;<br></span>' +
  '<span class=token-line>    use(a);<br></span></code></pre><div><button type=button>Copy</button></div></div></div>';

describe('toMarkdown', () => {
  it('keeps code with its language, title, lines and indents', () => {
    expect(markdownOf(CODE_BLOCK)).toBe('```ts title="src/dice.ts"\nconst a = 1;\n    use(a);\n```\n');
  });

  it('keeps the source of a diagram', () => {
    const html =
      '<div class=frame data-diagram=waiting><div><pre class=source data-no-search>\nflowchart LR\n    a --> b</pre></div></div>';
    expect(markdownOf(html)).toBe('```mermaid\nflowchart LR\n    a --> b\n```\n');
  });

  it('makes a quote of a call-out, with its title', () => {
    const html =
      '<div role=note class="theme-admonition callOut_x"><p class=title><svg><path d="M4 5"/></svg>Broken in 0.1.7<p>It fails.</div>';
    expect(markdownOf(html)).toBe('> **Broken in 0.1.7**\n>\n> It fails.\n');
  });

  it('keeps tables, with bars in their cells', () => {
    const html =
      '<div class=frame><table><thead><tr><th>Name<th>Type<tbody><tr><td><code>a<wbr>B</code><td><code>string | number</code></table></div>';
    expect(markdownOf(html)).toBe('| Name | Type |\n| - | - |\n| `aB` | `string \\| number` |\n');
  });

  it('says what a list of terms says in a list', () => {
    const html =
      '<dl><dt>Why</dt><dd>the lock <em>changed</em></dd><dt>Fix</dt><dd><p>run it</p><pre>pnpm i</pre></dd></dl>';
    expect(markdownOf(html)).toBe('- **Why:** the lock *changed*\n- **Fix:** run it\n  ```\n  pnpm i\n  ```\n');
  });

  it('unfolds what is folded, and what a tab hides', () => {
    const html =
      '<details><summary>2 members</summary><p>one, two</p></details>' +
      '<div><ul role=tablist><li role=tab>Linux<li role=tab>macOS</ul><div role=tabpanel><p>Linux</p></div><div role=tabpanel hidden><p>macOS</p></div></div>';
    expect(markdownOf(html)).toBe('**2 members**\n\none, two\n\nLinux\n\nmacOS\n');
  });

  it('leaves out controls, notes on terms and what is marked', () => {
    const html =
      '<nav>Home</nav><h2 id=a>Start<a class=hash-link href=#a>​</a></h2>' +
      '<p>The <span class=term>runtime<span role=tooltip>holds it together</span></span> runs<!-- --> it.</p>' +
      '<a id=old></a><div data-no-markdown><table><tr><td>1</table></div><footer class="theme-doc-footer">Edit</footer>';
    expect(markdownOf(html)).toBe('## Start\n\nThe runtime runs it.\n');
  });

  it('puts a space between badges that touch each other', () => {
    expect(markdownOf('<p><span>class</span><span>0.1.7</span><a href=x>old</a></p>')).toBe(
      'class 0.1.7 [old](https://example.com/x)\n',
    );
  });

  it('gives pictures and links their whole address, and shows a picture once', () => {
    const html =
      '<p><picture class="picture picture--light"><source srcset=n.webp><img src=a.webp alt="A chat"></picture>' +
      '<picture class="picture picture--dark"><img src=b.webp alt="A chat"></picture></p>';
    expect(markdownOf(html)).toBe('![A chat](https://example.com/a.webp)\n');
  });
});
