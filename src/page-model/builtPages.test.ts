import { describe, expect, it } from 'vitest';
import { builtPage, htmlOf } from './builtPage';
import { minifyScripts } from './minifyScripts';

describe('a built page', () => {
  it('is written with quotes and end tags, and its text, scripts and drawings as they were', () => {
    const html =
      '<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"/></head><body><p title=a>1 &lt; 2 é<ul><li>x<li>y</ul>' +
      '<script>if (1 < 2 && "é") { a(); }</script><svg viewBox="0 0 1 1"></svg></body></html>';
    expect(htmlOf(builtPage(html))).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"></head><body><p title="a">1 &lt; 2 é</p><ul><li>x</li><li>y</li></ul>' +
        '<script>if (1 < 2 && "é") { a(); }</script><svg viewBox="0 0 1 1"/></body></html>',
    );
  });

  it('gets its inline scripts minified, but not data, and not what can’t be parsed', () => {
    const page = builtPage(
      '<script>\n  // A reason.\n  a = 1;\n</script><script type="application/ld+json">{ }</script><script>{{</script>',
    );
    minifyScripts(page);
    expect(htmlOf(page)).toBe(
      '<script>a=1;</script><script type="application/ld+json">{ }</script><script>{{</script>',
    );
  });
});
