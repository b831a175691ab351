import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { readNames } from './readNames';

describe('readNames', () => {
  it('takes the code that starts the rows of a table, by section', () => {
    const html = `<article><h1>P</h1>
      <table><thead><tr><th><code>HEAD</code></th></tr></thead><tbody><tr><td><code>ONE</code> text</td><td><code>NOT_ME</code></td></tr></tbody></table>
      <h2 id="a">A</h2><p><code>NEITHER</code></p>
      <table><tbody><tr><td>no code</td></tr><tr><td><a><code>TWO</code></a></td></tr><tr><td><code>THREE</code></td></tr></tbody></table>
    </article>`;
    expect(readNames(load(html))).toEqual(
      new Map([
        ['', ['ONE']],
        ['a', ['TWO', 'THREE']],
      ]),
    );
  });
});
