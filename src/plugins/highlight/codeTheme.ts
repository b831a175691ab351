import type { PrismTheme } from 'prism-react-renderer';

/** Background and text colour of code in both colour modes. The other colours are in src/css/custom.css. */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--site-text)', backgroundColor: 'var(--site-surface-sunken)' },
  styles: [],
};
