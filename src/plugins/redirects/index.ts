import redirectsPlugin, { validateOptions, type PluginOptions } from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { HasPageStep } from '../../page-model/pageSteps';

export { validateOptions };

/**
 * The plugin for redirects. It writes its pages before the steps of other features read the pages of the build, so that
 * redirects get a policy, too.
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
      return {};
    },
  };
}
