import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Keeps the highlighter out of the bundle that every page loads: see src/highlight/README.md.
 *
 * @param context - the site
 */
export default function highlightAtBuildPlugin({ siteDir }: LoadContext): Plugin {
  const here = (file: string): string => path.join(siteDir, 'src/highlight', file);
  return {
    name: 'highlight-at-build',

    configureWebpack(_config, isServer) {
      const alias = {
        '@highlighter$': require.resolve('prism-react-renderer'),
        ...(!isServer && {
          '@site/src/highlight/atBuild$': here('inBrowser.ts'),
          'prism-react-renderer$': here('noPrism.ts'),
        }),
      };
      return { mergeStrategy: { 'resolve.alias': 'prepend' }, resolve: { alias } };
    },
  };
}
