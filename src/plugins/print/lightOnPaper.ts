import type { AtRule, Plugin, Rule } from 'postcss';

const DARK = /\[data-theme=["']?dark["']?\]/u;

/** A PostCSS plugin that limits the rules of the dark colour mode to screens. */
export function lightOnPaper(): Plugin {
  return {
    postcssPlugin: 'light-on-paper',
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
