import { createStyleLoadersFactory } from '@docusaurus/bundler';
import type { LoadContext } from '@docusaurus/types';
import postcss from 'postcss';
import webpack from 'webpack';
import { expect, it } from 'vitest';
import clientBundle from './index';

interface PostCssOptions {
  plugins: postcss.AcceptedPlugin[];
  [option: string]: unknown;
}

it('sets up the PostCSS plugins that Docusaurus gives as a module and its options', async () => {
  const styleLoaders = await createStyleLoadersFactory({ currentBundler: { name: 'webpack', instance: webpack } });
  const given = styleLoaders(false, {})
    .map((loader) => (loader as { options?: { postcssOptions?: PostCssOptions } }).options?.postcssOptions)
    .find(Boolean);
  // If Docusaurus ever sets them up itself, this plugin no longer has to.
  expect(given?.plugins.filter((plugin) => Array.isArray(plugin))).not.toEqual([]);

  const context = { siteDir: '/site', generatedFilesDir: '/site/.docusaurus', baseUrl: '/' } as LoadContext;
  const { configurePostCss } = clientBundle(context, { id: 'default', onDemand: [], buildOnly: [] });

  const { plugins } = configurePostCss?.(given as PostCssOptions) as PostCssOptions;

  expect(plugins.length).toBeGreaterThan(0);
  expect(plugins.filter((plugin) => Array.isArray(plugin))).toEqual([]);
  // postcss-preset-env, with its own default options.
  const { css } = await postcss(plugins).process('a { b { color: red } }', { from: undefined });
  expect(css).toContain('a b {');
});
