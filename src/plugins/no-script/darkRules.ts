import postcss from 'postcss';

/** The attribute that the script sets on a dark page. In minified styles it has no quotes. */
const DARK = /\[data-theme=["']?dark["']?\]/gu;

/**
 * Finds the rules of the dark color mode and makes them apply to every page, because the script that would set the
 * mode on the root element does not run. Rules keep their order, specificity and media queries.
 *
 * @param css - all styles of the site
 * @returns a style sheet with only these rules; empty if there are none
 */
export function darkRules(css: string): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule) => {
    const dark = rule.selectors.filter((selector) => selector.search(DARK) >= 0);
    if (dark.length === 0) {
      rule.remove();
    } else {
      // `:root` is as specific as the attribute.
      rule.selectors = dark.map((selector) => selector.replace(DARK, ':root'));
    }
  });
  root.walkAtRules((atRule) => {
    if (!holdsRules(atRule)) {
      atRule.remove();
    }
  });
  return root.toString().trim();
}

function holdsRules(atRule: postcss.AtRule): boolean {
  let found = false;
  atRule.walkRules(() => {
    found = true;
    return false;
  });
  return found;
}
