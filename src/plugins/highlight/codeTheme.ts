import type { PrismTheme } from 'prism-react-renderer';

/** Background and text color of code in both color modes. The other colors are in src/css/custom.css. */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--site-text)', backgroundColor: 'var(--site-surface-sunken)' },
  styles: [],
};
