import { describe, expect, it } from 'vitest';
import { builtPage } from '../../../page-model/builtPage';
import { readMessages } from './readMessages';

const HTML = `<article><section data-message=cause><h3 id=no-luck><code>No luck: …</code> at night<a href=#no-luck class=hash-link>#</a></h3>
<dl><dt>Why</dt><dd>it is dark</dd><dt>Fix</dt><dd>use <code>lamp</code></dd><dt>Guide</dt><dd><a href=/docs/a/>A</a></dd></dl>
<dl><dt>Why</dt><dd>fog</dd><dt>Fix</dt><dd>wait</dd><dt>Guide</dt><dd><a href=/docs/b/>B</a></dd></dl></section>
<section data-message=announcement><h3 id=oops>Oops</h3><dl><dt>Why</dt><dd>a</dd><dt>Fix</dt><dd>b</dd></dl></section></article>`;

describe('readMessages', () => {
  it('reads what readers see, with code marked, and a line for each cause', () => {
    expect(readMessages(builtPage(HTML))).toEqual([
      { anchor: 'no-luck', seen: '`No luck: …` at night', text: 'it is dark\tuse `lamp`\nfog\twait' },
      { anchor: 'oops', seen: 'Oops', text: 'a\tb', isAnnouncement: true },
    ]);
  });

  it('fails if the page has no messages', () => {
    expect(() => readMessages(builtPage('<article><h1>Troubleshooting</h1></article>'))).toThrow(/readMessages\.ts/u);
  });
});
