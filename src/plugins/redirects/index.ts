import redirectsPlugin, { validateOptions, type PluginOptions } from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { HasPageStep } from '../../page-model/pageSteps';

export { validateOptions };

/**
 * The plugin for redirects, which are listed in docusaurus.config.ts. It writes its pages before the steps of other features
 * read the pages of the build, so that redirects also get a policy. Its template has no language and no title, and its script is
 * outside of the head.
 *
 * @param context - the site
 * @param options - those of @docusaurus/plugin-client-redirects
 */
export default function redirects(context: LoadContext, options: PluginOptions): (Plugin & HasPageStep) | null {
  const plugin = redirectsPlugin(context, options) as Plugin | null;
  if (!plugin) {
    return null;
  }
  const { postBuild, ...others } = plugin;
  return {
    ...others,
    async startPages(props) {
      await postBuild?.(props);
      return {
        page({ route, $ }) {
          if (route !== undefined) {
            return;
          }
          const target = $('meta[http-equiv="refresh"] + link[rel="canonical"]').attr('href');
          if (target !== undefined) {
            $('html').attr('lang', context.i18n.currentLocale);
            $('head').append('<title></title>', $('html > script')).children('title').text(`Moved to ${target}`);
          }
        },
      };
    },
  };
}
