import type { PrismTheme } from 'prism-react-renderer';

/** Colours of code for both colour modes: the tokens of src/css/custom.css, so that a page's HTML holds neither. */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--site-text)', backgroundColor: 'var(--site-surface-sunken)' },
  styles: [
    { types: ['comment', 'prolog', 'doctype', 'cdata'], style: { color: 'var(--site-code-comment)' } },
    { types: ['string', 'char', 'attr-value', 'regex', 'inserted'], style: { color: 'var(--site-code-string)' } },
    { types: ['number', 'boolean', 'constant', 'symbol'], style: { color: 'var(--site-code-number)' } },
    { types: ['keyword', 'atrule', 'important', 'builtin-name'], style: { color: 'var(--site-code-keyword)' } },
    { types: ['function', 'tag', 'selector'], style: { color: 'var(--site-code-function)' } },
    { types: ['class-name', 'builtin', 'maybe-class-name'], style: { color: 'var(--site-code-type)' } },
    { types: ['property', 'attr-name', 'variable', 'key'], style: { color: 'var(--site-code-property)' } },
    { types: ['deleted'], style: { color: 'var(--site-code-deleted)' } },
    { types: ['bold'], style: { fontWeight: 'bold' } },
    { types: ['italic'], style: { fontStyle: 'italic' } },
  ],
};
