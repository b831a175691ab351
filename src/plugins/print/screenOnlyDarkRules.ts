import type { AtRule, Plugin, Rule } from 'postcss';

const DARK = /\[data-theme=["']?dark["']?\]/u;

/** A PostCSS plugin that limits the rules of the dark color mode to screens. */
export function screenOnlyDarkRules(): Plugin {
  return {
    postcssPlugin: 'screen-only-dark-rules',
    Once(root, { AtRule: NewAtRule }) {
      const dark: Rule[] = [];
      root.walkRules(DARK, (rule) => {
        dark.push(rule);
      });
      let screen: AtRule | undefined;
      for (const rule of dark) {
        // One query for rules that follow each other.
        if (!screen || rule.prev() !== screen) {
          screen = new NewAtRule({ name: 'media', params: 'screen' });
          rule.before(screen);
        }
        screen.append(rule);
      }
    },
  };
}
