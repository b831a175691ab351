import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { unusedNavbarItems } from './unusedNavbarItems';

const unused = (...items: Parameters<typeof unusedNavbarItems>[0]): string[] =>
  unusedNavbarItems(items).map((module) => module.replace(/^@theme\/NavbarItem\/(.*)NavbarItem$/u, '$1'));

it('finds the types that a navbar does not use', () => {
  expect(unused({ type: 'docSidebar' }, {})).toEqual([
    'Search',
    'Html',
    'Doc',
    'DocsVersion',
    'Dropdown',
    'LocaleDropdown',
    'DocsVersionDropdown',
  ]);
});

it('keeps what a dropdown shows, with and without its own type', () => {
  expect(unused({ items: [{ type: 'doc' }] })).toEqual([
    'Search',
    'Html',
    'DocSidebar',
    'DocsVersion',
    'LocaleDropdown',
    'DocsVersionDropdown',
  ]);
});

it('keeps the dropdown that others are made with', () => {
  expect(unused({ type: 'localeDropdown' })).not.toContain('Dropdown');
  expect(unused({ type: 'docsVersionDropdown' })).not.toContain('Dropdown');
});

it('names modules that the theme has', () => {
  const { resolve } = createRequire(import.meta.url);
  for (const module of unusedNavbarItems([])) {
    expect(resolve(module.replace('@theme', '@docusaurus/theme-classic/lib/theme'))).toMatch(/\.js$/u);
  }
});
