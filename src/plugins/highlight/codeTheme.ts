import type { PrismTheme } from 'prism-react-renderer';

/** Ground and text of code for both colour modes. The colours of its parts are in src/css/custom.css. */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--site-text)', backgroundColor: 'var(--site-surface-sunken)' },
  styles: [],
};
