import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { screenOnlyDarkRules } from './screenOnlyDarkRules';

const processed = (css: string): string => postcss([screenOnlyDarkRules()]).process(css, { from: undefined }).css;

describe('screenOnlyDarkRules', () => {
  it('limits rules of the dark mode to screens, in their order', () => {
    expect(processed('a{top:0}html[data-theme=dark]{--a:2}[data-theme="dark"] a{top:1px}a{top:2px}')).toBe(
      'a{top:0}@media screen{html[data-theme=dark]{--a:2}[data-theme="dark"] a{top:1px}}a{top:2px}',
    );
  });

  it('keeps the media queries that are around them', () => {
    expect(processed('@media (width>1px){[data-theme=dark] a{top:0}}[data-theme=dark] b{top:0}')).toBe(
      '@media (width>1px){@media screen{[data-theme=dark] a{top:0}}}@media screen{[data-theme=dark] b{top:0}}',
    );
  });

  it('leaves the other rules as they are', () => {
    const css = 'html[data-theme=light]{--a:1}@media print{a{top:0}}';
    expect(processed(css)).toBe(css);
  });
});
