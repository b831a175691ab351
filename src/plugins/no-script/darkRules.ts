import postcss from 'postcss';

/** What the script sets on a dark page; minified styles have no quotes. */
const DARK = /\[data-theme=["']?dark["']?\]/gu;

/**
 * Finds the rules of the dark colour mode, and lets them apply to every page: the script that would set the mode on the
 * root element does not run. Rules keep their order, weight and media queries.
 *
 * @param css - all styles of the site
 * @returns a style sheet with these rules alone; empty if there are none
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
      // As specific as the attribute.
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
