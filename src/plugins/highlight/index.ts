import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { languageModules } from './languages';

/**
 * Keeps the highlighter out of the bundle that every page loads, and gives it the languages of
 * `themeConfig.prism.additionalLanguages`: see src/plugins/highlight/README.md.
 *
 * @param context - the site
 * @throws an error if Prism does not know one of the languages
 */
export default function highlightPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  const here = (file: string): string => path.join(siteDir, 'src/plugins/highlight', file);
  return {
    name: 'highlight',

    async contentLoaded({ actions }) {
      const { prism } = siteConfig.themeConfig as ThemeConfig;
      const modules = languageModules(prism.additionalLanguages);
      await actions.createData('languages.js', modules.map((module) => `import '${module}';\n`).join(''));
    },

    configureWebpack(_config, isServer) {
      const alias = {
        '@highlighter$': require.resolve('prism-react-renderer'),
        'prism-react-renderer$': here('client/prismReactRenderer.ts'),
        ...(!isServer && { '@site/src/plugins/highlight/atBuild$': here('client/inBrowser.ts') }),
      };
      return { mergeStrategy: { 'resolve.alias': 'prepend' }, resolve: { alias } };
    },
  };
}
