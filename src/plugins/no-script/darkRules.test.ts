import { describe, expect, it } from 'vitest';
import { darkRules } from './darkRules';

describe('darkRules', () => {
  it('keeps only rules of the dark mode, and makes them apply to every page', () => {
    const css = ':root{--a:1}html[data-theme=dark]{--a:2}[data-theme="dark"] .x{color:red}.x{color:blue}';
    expect(darkRules(css)).toBe('html:root{--a:2}:root .x{color:red}');
  });

  it('keeps only the dark selectors of a list', () => {
    expect(darkRules('[data-theme=light] .l,[data-theme=dark] .d,.n{display:none}')).toBe(':root .d{display:none}');
  });

  it('keeps media queries around dark rules, and no others', () => {
    const css =
      '@media print{.x{top:0}}@media screen{.x{top:0}[data-theme=dark] .x{top:1px}}@keyframes k{to{top:0}}@font-face{src:url(x)}';
    expect(darkRules(css)).toBe('@media screen{:root .x{top:1px}}');
  });

  it('finds nothing in styles without a dark mode', () => {
    expect(darkRules('/* [data-theme=dark] */ .x{top:0}')).toBe('');
  });
});
