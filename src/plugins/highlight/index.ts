import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { ImportLinks } from './importLinks';
import { languageModules } from './languages';

export interface HighlightOptions {
  /** Links names that samples import from a package to their pages. */
  links?: {
    packageName: string;
    /** Routes of its exports by name, below the site's address. Called when the reference has been generated. */
    routes: () => ReadonlyMap<string, string>;
  };
}

/**
 * Keeps the highlighter out of the bundle that every page loads, and gives it the languages of
 * `themeConfig.prism.additionalLanguages` and the addresses of names that samples import: see
 * src/plugins/highlight/README.md.
 *
 * @param context - the site
 * @param options - which package has pages to link to
 * @throws an error if Prism does not know one of the languages
 */
export default function highlightPlugin(
  { siteDir, siteConfig, baseUrl }: LoadContext,
  { links }: HighlightOptions,
): Plugin {
  const here = (file: string): string => path.join(siteDir, 'src/plugins/highlight', file);
  return {
    name: 'highlight',

    async contentLoaded({ actions }) {
      const { prism } = siteConfig.themeConfig as ThemeConfig;
      const modules = languageModules(prism.additionalLanguages);
      await actions.createData('languages.js', modules.map((module) => `import '${module}';\n`).join(''));
      const routes = [...(links?.routes() ?? [])].map(([name, route]) => [name, baseUrl.slice(0, -1) + route] as const);
      const importLinks: ImportLinks = {
        packageName: links?.packageName ?? '',
        // Samples import exports, not their members.
        addresses: Object.fromEntries(routes.filter(([name]) => !name.includes('.'))),
      };
      await actions.createData('links.json', JSON.stringify(importLinks));
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
