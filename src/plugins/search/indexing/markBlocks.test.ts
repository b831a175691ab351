import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { asLines, markBlocks } from './markBlocks';

/** As the page reader would read it: on one line, with a space for a block. */
function read(html: string): string {
  const $ = load(html, undefined, false);
  markBlocks($);
  return asLines(
    $.html()
      .replaceAll(/<\/?(?:a|b|code|wbr)\b[^>]*>/gu, '')
      .replaceAll(/<[^<>]*>/gu, ' ')
      .replaceAll(/\s+/gu, ' '),
  );
}

describe('markBlocks', () => {
  it('gives each row a line, with tabs between cells and before the header', () => {
    expect(read('<table><thead><tr><th>Name<th>Use<tbody><tr><td>a<td>b<tr><td>c<td>d</table>')).toBe(
      '\tName\tUse\na\tb\nc\td',
    );
  });

  it('gives each paragraph, list item and heading inside a section a line', () => {
    expect(read('<p>One.<ul><li>Two<li>Three</ul><h4 id=x>Limits</h4><p>Four.')).toBe(
      'One.\nTwo\nThree\nLimits\nFour.',
    );
  });

  it('marks code, in a line and as a block, but not in the heading of a section', () => {
    expect(
      read('<h2>The <code>name</code></h2><p>Set <code>A_<wbr>B</code>.<pre><code><b>x</b> = 1<br>y</code></pre>'),
    ).toBe('The name\nSet `A_B`.\n`x = 1 y`');
  });

  it('leaves code alone that contains the mark', () => {
    expect(read('<p>Write <code>```json</code>.<pre><code>`a`</code></pre>')).toBe('Write ```json.\n`a`');
  });

  it('leaves out where the reference says that a name is defined', () => {
    expect(read('<p>Defined in <a>core/src/types.ts:407</a></p><p>An action.</p>')).toBe('An action.');
  });
});
